import { type ChildProcess, spawn } from "node:child_process";
import { repositoryRoot } from "../repository.ts";

export interface ProgramResult {
  readonly exitCode: number;
  readonly output: string;
}

export interface ProgramOptions {
  /** Added to the environment; `undefined` removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** After these milliseconds it is stopped and has failed. */
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 30 * 60_000;
/** Time to stop its servers and browsers and write its report. */
const KILL_AFTER_MS = 20_000;

const running = new Set<ChildProcess>();
let isStopped = false;

/** Runs a program in the top folder. Never rejects. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  const { env = {}, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  if (isStopped) return Promise.resolve({ exitCode: 1, output: "Stopped before its start.\n" });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, args, {
      cwd: repositoryRoot,
      // `.ci/run` searches the output.
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nStopped: not done after ${timeoutMs / 1000} s.\n`));
      end(child);
    }, timeoutMs);
    const finish = (exitCode: number) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ exitCode, output: Buffer.concat(chunks).toString("utf8") });
    };
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => {
      chunks.push(Buffer.from(`${command} could not be started: ${error.message}\n`));
      finish(1);
    });
    child.on("close", (code) => finish(code ?? 1));
  });
}

/** Runs a script with this Node. */
export function runNode(args: readonly string[], options?: ProgramOptions): Promise<ProgramResult> {
  return runProgram(process.execPath, args, options);
}

/** None starts afterwards. */
export function endAllPrograms(): void {
  isStopped = true;
  for (const child of running) end(child);
}

/** On SIGINT test runners close their servers and browsers. */
function end(child: ChildProcess): void {
  child.kill("SIGINT");
  setTimeout(() => child.kill("SIGKILL"), KILL_AFTER_MS).unref();
}
