import type { Factor } from "@nakamatch/contract/schemas/factors";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MessageSquareLock, Smartphone } from "lucide-react";
import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { api, orpc } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { toAppError } from "../../lib/errors.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { PasswordDialog } from "./proven-form.tsx";
import { LoadFailed, SettingsSection } from "./settings-section.tsx";

const AppDialog = lazyPart(() => import("./factor-dialogs.tsx").then((module) => module.AppDialog));
const PhoneDialog = lazyPart(() => import("./factor-dialogs.tsx").then((module) => module.PhoneDialog));
const CodesDialog = lazyPart(() => import("./factor-dialogs.tsx").then((module) => module.CodesDialog));

/** Actions that need the password. */
const QUESTIONS = {
  prove: { title: "factors.proveTitle", text: "factors.proveText", action: "common.actions.continue" },
  remove: { title: "factors.removeTitle", text: "factors.removeText", action: "factors.remove" },
  make: { title: "factors.makeCodesTitle", text: "factors.makeCodesText", action: "factors.makeCodes" },
} as const;

type Opened =
  | { kind: "app" }
  | { kind: "phone"; number: string }
  | { kind: "ask"; question: keyof typeof QUESTIONS; goOn: () => void | Promise<void> }
  | { kind: "codes"; codes: string[] };

/** Second factors and recovery codes (OPEN-28). */
export function SecuritySection() {
  const { session } = useApp();
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const query = useQuery(orpc.factors.list.queryOptions());
  const { data, isError } = query;
  const [opened, setOpened] = useState<Opened | null>(null);
  const verified = data?.factors.filter(({ status }) => status === "verified") ?? [];
  const apps = verified.filter(({ factor_type }) => factor_type === "totp");
  const nameOf = (factor: Factor) => {
    if (factor.friendly_name !== null) return factor.friendly_name;
    if (factor.factor_type === "phone") return t("factors.phone", { phone: factor.phone ?? "" });
    return apps.length > 1 ? `${t("factors.app")} ${apps.indexOf(factor) + 1}` : t("factors.app");
  };
  // The pending state of other sessions depends on factors.
  const reload = () =>
    Promise.all([orpc.factors.key(), orpc.sessions.key()].map((queryKey) => client.invalidateQueries({ queryKey })));
  const close = () => setOpened(null);
  const ask = useCallback(
    (question: keyof typeof QUESTIONS, goOn: () => void | Promise<void>) => setOpened({ kind: "ask", question, goOn }),
    [],
  );
  const proveForApp = useCallback(() => ask("prove", () => setOpened({ kind: "app" })), [ask]);

  const remove = async (factorId: string) => {
    await api.factors.remove({ factorId });
    // Returns the focus to the button before it is removed.
    flushSync(close);
    // Removing the last factor returns the session to `aal1`.
    await Promise.all([reload(), session.refresh({ fresh: true })]);
    toast({ title: t("factors.removed"), variant: "success" });
  };
  const makeCodes = async () => {
    const { codes } = await api.factors.makeRecoveryCodes();
    setOpened({ kind: "codes", codes });
    await reload();
  };
  const added = async () => {
    const isFirst = verified.length === 0;
    setOpened(null);
    // The recovery codes follow the first one.
    toast({ title: t("factors.added"), variant: "success", announcesDialog: isFirst });
    await reload();
    if (!isFirst) return;
    // Without recovery codes a lost phone would lock the person out.
    await makeCodes().catch((thrown: unknown) => {
      if (toAppError(thrown).code === "IDENTITY_NOT_PROVEN") ask("make", makeCodes);
    });
  };

  return (
    <SettingsSection title={t("factors.title")} text={t("factors.text")}>
      {isError && !data && <LoadFailed text={t("factors.loadFailed")} query={query} />}
      {verified.length > 0 && (
        <ul className="flex flex-col [&>li+li]:border-t-2 [&>li]:border-line">
          {verified.map((factor) => (
            <li key={factor.id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
              <span className="flex min-w-0 items-center gap-3 font-bold [&_svg]:size-5 [&_svg]:shrink-0">
                {factor.factor_type === "phone" ? <MessageSquareLock /> : <Smartphone />}
                <span className="user-text block">{nameOf(factor)}</span>
              </span>
              <Button
                aria-label={`${t("factors.remove")}: ${nameOf(factor)}`}
                onClick={() => ask("remove", () => remove(factor.id))}
              >
                {t("factors.remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {verified.length > 0 && (
        <p className="text-ink-soft">{t("factors.left", { count: data?.recovery_codes_left ?? 0 })}</p>
      )}
      <div className="flex gap-3 max-sm:flex-col sm:flex-wrap">
        <Button disabled={!data} onClick={() => setOpened({ kind: "app" })}>
          {t("factors.add")}
        </Button>
        {data?.phones_supported && (
          <Button onClick={() => setOpened({ kind: "phone", number: "" })}>{t("factors.addPhone")}</Button>
        )}
        {verified.length > 0 && <Button onClick={() => ask("make", makeCodes)}>{t("factors.makeCodes")}</Button>}
      </div>
      {opened?.kind === "app" && <AppDialog onClose={close} onAdded={() => void added()} onUnproven={proveForApp} />}
      {opened?.kind === "phone" && (
        <PhoneDialog
          number={opened.number}
          onClose={close}
          onAdded={() => void added()}
          onUnproven={(number) => ask("prove", () => setOpened({ kind: "phone", number }))}
        />
      )}
      {opened?.kind === "ask" && (
        <PasswordDialog
          title={t(QUESTIONS[opened.question].title)}
          text={t(QUESTIONS[opened.question].text)}
          action={t(QUESTIONS[opened.question].action)}
          onClose={close}
          onProven={opened.goOn}
        />
      )}
      {opened?.kind === "codes" && <CodesDialog codes={opened.codes} onClose={close} />}
    </SettingsSection>
  );
}
