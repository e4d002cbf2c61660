import { chromium } from "@playwright/test";
const base = process.argv[2];
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const out = "/tmp/words-shots"; 
import { mkdirSync } from "node:fs"; mkdirSync(out, { recursive: true });
async function ctx(lang, theme, width, height = 900) {
  const c = await b.newContext({ viewport: { width, height }, colorScheme: theme, locale: lang, reducedMotion: "reduce" });
  await c.addCookies([{ name: "language", value: lang, url: base }]);
  return c;
}
const login = await b.newContext({ baseURL: base, extraHTTPHeaders: { origin: base } });
const p0 = await login.newPage();
await p0.goto(base + "/login");
await p0.getByLabel("Correo", { exact: false }).first().fill("demo@nakamatch.example");
await p0.locator('input[type=password]').first().fill("Nakama-2026!");
await p0.keyboard.press("Enter");
await p0.waitForURL(/dashboard/, { timeout: 60000 });
const state = await login.storageState();
const jobs = (process.argv[3] ?? "es:light:1280,es:dark:360,de:light:360,es:dark:768").split(",");
for (const job of jobs) {
  const [lang, theme, w] = job.split(":");
  const c = await b.newContext({ viewport: { width: Number(w), height: Number(w) < 700 ? 740 : 900 }, colorScheme: theme, locale: lang, storageState: state });
  const p = await c.newPage();
  const t = `${out}/${lang}-${theme}-${w}`;
  const langCookie = async () => {};
  await p.goto(base + "/matches"); 
  await p.evaluate((l) => localStorage.setItem("language", l), lang);
  await p.getByRole("tab").nth(1).click(); await p.getByRole("figure").first().waitFor(); await p.waitForTimeout(600);
  await p.screenshot({ path: t + "-matches.png" });
  // a person not yet liked
  await p.goto(base + "/dashboard"); await p.getByRole("article").first().waitFor();
  const links = await p.locator('article a[href^="/profile/"]').evaluateAll((a) => a.map((x) => x.getAttribute("href")));
  for (const href of links) {
    await p.goto(base + href); await p.getByRole("heading", { level: 1 }).waitFor(); await p.waitForTimeout(900);
    if (await p.locator('button[aria-haspopup=dialog]:has(svg.lucide-message-circle-heart)').count()) break;
  }
  await p.screenshot({ path: t + "-profile.png", fullPage: true });
  await p.locator('button[aria-haspopup=dialog]:has(svg.lucide-message-circle-heart)').first().click();
  await p.getByRole("dialog").waitFor(); await p.waitForTimeout(700);
  await p.getByRole("dialog").getByRole("textbox").fill("¿Cuál es tu escena favorita? La mía me hace llorar");
  await p.screenshot({ path: t + "-dialog.png" });
  if (process.argv[4] === "send" && job === jobs[0]) { await p.keyboard.press("Enter"); await p.waitForTimeout(1500); await p.screenshot({ path: t + "-sent.png", fullPage: true }); }
  await p.goto(base + "/settings#words"); await p.getByRole("switch").waitFor(); await p.waitForTimeout(500);
  await p.screenshot({ path: t + "-settings.png" });
  await p.goto(base + "/chats"); await p.locator('a[href*="chat="]').first().waitFor();
  const chats = await p.locator('a[href*="chat="]').evaluateAll((a) => a.map((x) => x.getAttribute("href")));
  for (const href of chats) {
    await p.goto(base + href); await p.waitForTimeout(1500);
    if (await p.locator("details").count()) { await p.screenshot({ path: t + "-chat.png" }); await p.locator("summary").click(); await p.waitForTimeout(400); await p.screenshot({ path: t + "-chat-open.png" }); break; }
  }
  await c.close();
}
await b.close();
