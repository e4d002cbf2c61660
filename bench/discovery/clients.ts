import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { GOOD_PASSWORD } from "../../server/testing/sign-up.ts";
import type { Cleanup } from "./cleanup.ts";
import type { FromClient, ToClient } from "./client-messages.ts";
import type { BenchViewer } from "./viewers.ts";

export interface SignedInViewer extends BenchViewer {
  cookie: string;
}

export interface PageAnswer {
  people: { id: string; hasLiked: boolean }[];
  total: number;
  nextCursor: string | null;
}

export async function call<Answer>(
  port: number,
  method: "GET" | "PUT" | "DELETE",
  path: string,
  cookie: string,
): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { cookie } });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

export async function signIn(port: number, viewers: readonly BenchViewer[]): Promise<SignedInViewer[]> {
  const signedIn: SignedInViewer[] = [];
  for (const viewer of viewers) {
    const response = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: `http://127.0.0.1:${port}` },
      body: JSON.stringify({ email: viewer.email, password: GOOD_PASSWORD }),
    });
    if (!response.ok) throw new Error(`${viewer.label} cannot sign in: ${response.status} ${await response.text()}`);
    const cookie = response.headers.getSetCookie().map((line) => line.split(";")[0]);
    signedIn.push({ ...viewer, cookie: cookie.join("; ") });
  }
  return signedIn;
}

export function startClient(cleanup: Cleanup): (task: ToClient) => Promise<FromClient> {
  const client = fork(fileURLToPath(new URL("./client.ts", import.meta.url)), { detached: true });
  const ended = once(client, "exit");
  cleanup.add(async () => {
    client.kill();
    await ended;
  });
  return async (task) => {
    client.send(task);
    const [result] = await Promise.race([once(client, "message"), ended]);
    if (typeof result !== "object") throw new Error("the client ended");
    return result;
  };
}
