import { es } from "@nakamatch/phrases/es";
import { LandingPage } from "../pages/landing-page.ts";
import { LoginPage } from "../pages/login-page.ts";
import { TopNavigation } from "../pages/top-navigation.ts";
import { keepBodies } from "../support/bodies.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { DEMO_MEMBER, signIn } from "../support/members.ts";
import { expectSameDocument, markDocument } from "../support/same-document.ts";
import { expect, test } from "../support/test.ts";

const LANGUAGES = { es: "Español", en: "English", fr: "Français", it: "Italiano", de: "Deutsch", pt: "Português" };
const TITLES = { es: "Encuentra a tu nakama", en: "Find your nakama", de: "Finde deinen Nakama" };

test("the landing page", async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const main = page.getByRole("main");

  await test.step("NAV-01 LAND-01 LAND-03 LAND-07: navigation, hero and call to action", async () => {
    await expect(landing.navigation.getByRole("link", { name: "Iniciar sesión" })).toHaveAttribute("href", "/login");
    await expect(landing.navigation.getByRole("link", { name: "Registrarse" })).toHaveAttribute("href", "/register");
    await expect(landing.title).toHaveText(TITLES.es);
    await expect(main).toContainText("Alguien ahí fuera entiende todas tus referencias.");
    await expect(main).toContainText("Nakamatch reúne a gente adulta");
    await expect(main).toContainText("Tu próximo capítulo empieza con");
  });
  await test.step("LAND-05 LIMIT-34: three statistics", async () => {
    const cards = page.getByRole("list", { name: "Nakamatch en cifras" }).getByRole("listitem");
    await expect(cards).toHaveText(["92%de compatibilidad", "2.5K+otakus activos", "1.2K+parejas formadas"]);
  });
  await test.step("LAND-06: six features", async () => {
    const features = page.getByRole("region", { name: /^Lo que pasa entre/ }).getByRole("listitem");
    await expect(features).toHaveCount(6);
  });
  await test.step("LAND-08 LAND-09 LAND-10 LAND-11 LAND-12: the footer", async () => {
    for (const [name, href] of [
      ["Sobre mí", "/sobre-mi"],
      ["Contacto", "/contact"],
      ["Privacidad", "/privacy"],
      ["Términos", "/terms"],
    ] as const) {
      await expect(landing.footer.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expect(landing.footer).toContainText("Amistad y citas para personas adultas");
    // By the browser's time zone.
    const year = await page.evaluate<number>("new Date().getFullYear()");
    await expect(landing.footer).toContainText(`© ${year} Nakamatch`);
    await expect(landing.footer).toContainText("Imágenes de fondo");
    await expect(landing.language).toBeVisible();
  });
  await test.step("LAND-02: on a small screen the entries are in a menu", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const entries = landing.navigation.getByRole("link", { name: /Iniciar sesión|Registrarse/ });
    await expect(entries).toHaveCount(0);
    await landing.navigation.getByRole("button", { name: "Abrir menú" }).click();
    await expect(entries).toHaveCount(2);
    await landing.navigation.getByRole("button", { name: "Cerrar menú" }).click();
    await expect(entries).toHaveCount(0);
  });
  await test.step("LAND-04 NAV-03: join", async () => {
    await landing.link("Únete gratis").click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByRole("heading", { level: 1, name: "Tu historia empieza aquí" })).toBeVisible();
  });
});

test("NAV-16 NAV-17 NAV-18: an unknown path shows its page, is reported, and links home", async ({ page, guard }) => {
  guard.expect(/No page at/);
  await keepBodies(page);
  const report = page.waitForRequest("**/api/v1/missing-paths");
  expect((await page.goto("/no/existe"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Esta página no salió en el tomo" })).toBeVisible();
  const request = await report;
  expect(request.method()).toBe("POST");
  expect(request.postDataJSON()).toEqual({ path: "/no/existe" });
  expect((await request.response())?.ok()).toBe(true);
  await page.getByRole("link", { name: "Volver al inicio" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(new LandingPage(page).title).toHaveText(TITLES.es);
});

test("what is shown until it is known who is signed in", async ({ page }) => {
  const release = await holdRequests(page, "**/api/v1/session");
  await test.step("NAV-19: on a protected screen", async () => {
    await page.goto("/chats");
    await expect(page.getByText("Verificando autenticación...")).toBeVisible();
    await expect(page.getByText("Por favor espera un momento")).toBeVisible();
    await expect(page).toHaveURL(/\/chats$/);
  });
  await test.step("NAV-24: on the landing page, where a session is remembered", async () => {
    await page.context().addCookies([{ name: "nakamatch.signed_in", value: "1", url: page.url() }]);
    await page.goto("/");
    await expect(page.getByText("Cargando...")).toBeVisible();
  });
  await test.step("and afterwards the screen itself", async () => {
    release();
    await expect(new LandingPage(page).title).toHaveText(TITLES.es);
    await page.goto("/chats");
    await expect(new LoginPage(page).heading).toBeVisible();
  });
});

test("the navigation of members", async ({ page }) => {
  await signIn(page, DEMO_MEMBER);
  await page.goto("/matches");
  const nav = new TopNavigation(page);
  await test.step("NAV-25 NAV-30: its entries lead to their screens without a page load", async () => {
    await expect(nav.logout).toBeVisible();
    await markDocument(page);
    await nav.chats.click();
    await expect(page).toHaveURL(/\/chats$/);
    await nav.matches.click();
    await expect(page).toHaveURL(/\/matches$/);
    await nav.logo.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectSameDocument(page);
  });
  await test.step("NAV-31: on a small screen it collapses", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const links = page.getByRole("navigation", { name: "Navegación principal" }).getByRole("link", { name: "Ajustes" });
    await expect(nav.logout).toHaveCount(0);
    await expect(links).toHaveCount(0);
    await page.getByRole("button", { name: "Abrir menú" }).click();
    await expect(nav.logout).toBeVisible();
    await expect(links).toHaveCount(1);
    await page.getByRole("button", { name: "Cerrar menú" }).click();
    await expect(nav.logout).toHaveCount(0);
    await expect(links).toHaveCount(0);
  });
});

test("another page in the same tab starts at its top; a reload and going back find the place again", async ({
  page,
}) => {
  await signIn(page, DEMO_MEMBER);
  const scrolled = () => page.evaluate("scrollY");
  const scrollDown = () => page.evaluate("scrollTo({ top: 300, behavior: 'instant' })");
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/settings#notifications");
  await expect(heading).toHaveText(es.settings.title);
  await scrollDown();

  await page.goto("/terms");
  await expect(heading).toHaveText(es.terms.title);
  expect(await scrolled()).toBe(0);
  await scrollDown();
  await page.reload();
  await expect.poll(scrolled).toBe(300);

  await page.goBack();
  await expect(heading).toHaveText(es.settings.title);
  await expect.poll(scrolled).toBe(300);
});

test("quick moves end at the screen of the address, whatever was under way", async ({ page }) => {
  await signIn(page, DEMO_MEMBER);
  const goOn = await holdRequests(page, /\/assets\/chats-[^/]*\.js$/);
  await page.goto("/dashboard");
  const nav = new TopNavigation(page);
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await expect(nav.logout).toBeVisible();
  await markDocument(page);

  await test.step("a screen whose code is late leaves the one before it, until another one is chosen", async () => {
    await nav.chats.click();
    await expect(page.locator("[data-underway]")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await nav.matches.click();
    await expect(heading(es.matches.title)).toBeVisible();
    await expect(page).toHaveURL(/\/matches$/);
    goOn();
    await expect(page.locator("[data-underway]")).toHaveCount(0);
    await expect(page).toHaveURL(/\/matches$/);
  });
  await test.step("back leads past it", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(heading(es.matches.title)).toHaveCount(0);
  });
  await test.step("back and forth without a pause", async () => {
    await nav.matches.click();
    await expect(heading(es.matches.title)).toBeVisible();
    await nav.chats.click();
    await expect(heading(es.chats.title)).toBeVisible();
    for (const [steps, address, title] of [
      ["[-1, -1, 1]", /\/matches$/, es.matches.title],
      ["[1, -1, -1, 1, 1]", /\/chats$/, es.chats.title],
    ] as const) {
      // The next step as soon as the browser has taken the one before.
      await page.evaluate(`(async () => {
        for (const step of ${steps}) {
          const taken = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
          history.go(step);
          await taken;
        }
      })()`);
      await expect(page).toHaveURL(address);
      await expect(heading(title)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    }
  });
  await expectSameDocument(page);
});

test.describe("languages", () => {
  test("I18N-01 I18N-08 I18N-09 I18N-10: another language at once, and still after a reload", async ({ page }) => {
    const landing = new LandingPage(page);
    await landing.open();
    await expect(landing.language.getByRole("option")).toHaveText(Object.values(LANGUAGES));
    await expect(landing.language).toHaveValue("es");
    await markDocument(page);
    await landing.language.selectOption("en");
    await expect(landing.title).toHaveText(TITLES.en);
    await expect(landing.language).toHaveValue("en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expectSameDocument(page);
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("en");
    await page.reload();
    await expect(landing.title).toHaveText(TITLES.en);
  });

  test("I18N-03 I18N-05 I18N-06: the stored language, else the browser's, else Spanish", async ({ openBrowser }) => {
    for (const { locale, stored, shown } of [
      { locale: "ja-JP", stored: null, shown: "es" },
      { locale: "de-AT", stored: null, shown: "de" },
      { locale: "de-AT", stored: "en", shown: "en" },
    ] as const) {
      const page = await openBrowser({ locale });
      if (stored) await page.context().addInitScript((code) => localStorage.setItem("i18nextLng", code), stored);
      const landing = new LandingPage(page);
      await landing.open();
      await expect(landing.title).toContainText(TITLES[shown]);
      await expect(landing.language).toHaveValue(shown);
    }
  });
});
