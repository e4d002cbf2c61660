import { es } from "@nakamatch/phrases/es";
import { ChatsPage } from "../pages/chats/chats-page.ts";
import { DashboardPage } from "../pages/meeting/dashboard-page.ts";
import { MatchMoment } from "../pages/meeting/matches-page.ts";
import { InterestsDialog } from "../pages/people/interests-dialog.ts";
import { Toasts } from "../pages/shell/toasts.ts";
import { LoginPage } from "../pages/sign-in/login-page.ts";
import { RegisterPage } from "../pages/sign-in/register-page.ts";
import { linkIn } from "../support/outbox.ts";
import { newPerson } from "../support/people.ts";
import { expect, test } from "./support/test.ts";

test("from the registration on a phone to the first message", async ({ page, newMember, outbox }) => {
  const ben = await newMember({ city: "Toledo", firstName: "Ren", gender: "otro", lookingFor: "ambas" });
  const ana = newPerson({ firstName: "Sakura", gender: "otro", lookingFor: "ambas" });

  await test.step("four panels and the list of cities", async () => {
    const form = new RegisterPage(page);
    await form.open();
    await form.fill(ana, { country: "España", city: "Toledo" });
    await form.submit.click();
    await new Toasts(page).expectSuccess("¡Cuenta creada!", "Revisa tu correo");
    await expect(page).toHaveURL(/\/login$/);
  });
  await test.step("the link in the email signs in", async () => {
    await page.goto(linkIn(await outbox.nextEmailTo(ana.email, /Confirma tu correo/), "verify-email"));
    await new LoginPage(page).confirm.click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
  await test.step("interests", async () => {
    const dialog = new InterestsDialog(page);
    await expect(dialog.root).toBeVisible();
    for (const [kind, name] of [
      ["anime", "One Piece"],
      ["juego", "Elden Ring"],
      ["serie_pelicula", "Stranger Things"],
    ] as const) {
      await dialog.chooseKind(kind);
      await dialog.pick(kind, name);
    }
    await dialog.finish();
    await expect(new DashboardPage(page).heading).toContainText(ana.nickname);
    await expect(dialog.root).toHaveCount(0);
  });
  await test.step("a like, and one back, which is celebrated", async () => {
    const { like } = new DashboardPage(page).card(ben.person.nickname);
    await like.click();
    await new Toasts(page).expectSuccess("Like enviado", ben.person.nickname);
    await ben.like(await page.evaluate<{ id: string }>("fetch('/api/v1/me/profile').then((answer) => answer.json())"));
    const moment = new MatchMoment(page);
    await expect(moment.root).toContainText(ben.person.nickname);
    await moment.openChat.click();
    await expect(page).toHaveURL(/\/chats\?chat=/);
  });
  await test.step("the first message", async () => {
    const chats = new ChatsPage(page);
    await chats.say("¿Sanji o Zoro?");
    await expect(chats.tick("¿Sanji o Zoro?", "sent")).toBeVisible();
    await page.reload();
    await expect(chats.message("¿Sanji o Zoro?")).toBeVisible();
    await expect(chats.composer).toHaveAccessibleName(es.chats.messages.write.replace("{{name}}", ben.person.nickname));
  });
});
