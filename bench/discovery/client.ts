import { Agent, get } from "node:http";
import type { Asked, FromClient, ToClient } from "./client-messages.ts";

process.on("message", (task: ToClient) => void run(task).then((result) => process.send?.(result)));
process.on("disconnect", () => process.exit(0));

async function run({ port, asked, connections, rounds = 0, seconds }: ToClient): Promise<FromClient> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: FromClient = { times: [], seconds: 0, bytes: 0, errors: {}, processor: 0 };
  const started = performance.now();
  const used = process.cpuUsage();
  const last = seconds === undefined ? rounds * asked.length : Number.POSITIVE_INFINITY;
  const end = seconds === undefined ? Number.POSITIVE_INFINITY : started + seconds * 1000;
  let next = 0;
  const work = async () => {
    while (next < last && performance.now() < end) {
      const before = performance.now();
      const { status, bytes } = await request(agent, port, asked[next++ % asked.length] as Asked);
      if (status === 200) {
        result.times.push(performance.now() - before);
        result.bytes += bytes;
      } else result.errors[status] = (result.errors[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  result.seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(used);
  result.processor = (user + system) / 1e6 / result.seconds;
  agent.destroy();
  return result;
}

function request(agent: Agent, port: number, { path, cookie }: Asked) {
  return new Promise<{ status: number | string; bytes: number }>((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.message, bytes: 0 });
    const options = { agent, host: "127.0.0.1", port, path, headers: { cookie } };
    get(options, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, bytes }));
      response.on("error", failed);
    }).on("error", failed);
  });
}
