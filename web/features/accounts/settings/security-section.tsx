import type { Factor } from "@nakamatch/contract/endpoints/factors";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, orpc } from "../../../lib/api.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { SettingsSection } from "./settings-section.tsx";

const EnrolDialog = lazyPart(() => import("./enrol-dialog.tsx").then((module) => module.EnrolDialog));
const PasswordDialog = lazyPart(() => import("./password-dialog.tsx").then((module) => module.PasswordDialog));
const CodesDialog = lazyPart(() => import("./codes-dialog.tsx").then((module) => module.CodesDialog));

type Opened =
  | { kind: "enrol" }
  | { kind: "remove"; factor: Factor }
  | { kind: "make" }
  | { kind: "codes"; codes: string[] };

/** The second factors of the own account, and recovery codes (OPEN-28). */
export function SecuritySection() {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(orpc.factors.list.queryOptions());
  const [opened, setOpened] = useState<Opened | null>(null);
  const verified = data?.factors.filter(({ status }) => status === "verified") ?? [];
  const nameOf = ({ factor_type, friendly_name, phone }: Factor) =>
    friendly_name ?? (factor_type === "phone" ? t("factors.phone", { phone }) : t("factors.app"));
  const reload = () => client.invalidateQueries({ queryKey: orpc.factors.key() });
  const close = (open: boolean) => {
    if (!open) setOpened(null);
  };
  const remove = async (factorId: string) => {
    await api.factors.remove({ factorId });
    setOpened(null);
    await reload();
    toast({ title: t("factors.removed"), variant: "success" });
  };
  const makeCodes = async () => {
    const { codes } = await api.factors.makeRecoveryCodes();
    setOpened({ kind: "codes", codes });
    await reload();
  };
  const added = async () => {
    setOpened(null);
    await reload();
    toast({ title: t("factors.added"), variant: "success" });
  };

  return (
    <SettingsSection title={t("factors.title")} text={t("factors.text")}>
      {isError && !data && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert">{t("factors.loadFailed")}</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t("common.actions.retry")}
          </Button>
        </div>
      )}
      {verified.length > 0 && (
        <ul className="flex flex-col gap-3">
          {verified.map((factor) => (
            <li key={factor.id} className="flex flex-wrap items-center justify-between gap-3">
              <span className="font-bold [overflow-wrap:anywhere]">{nameOf(factor)}</span>
              <Button
                aria-label={`${t("factors.remove")}: ${nameOf(factor)}`}
                onClick={() => setOpened({ kind: "remove", factor })}
              >
                {t("factors.remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {verified.length > 0 && (
        <p className="text-ink-soft">{t("factors.left", { count: data?.recovery_codes_left })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button disabled={!data} onClick={() => setOpened({ kind: "enrol" })}>
          {t("factors.add")}
        </Button>
        {verified.length > 0 && <Button onClick={() => setOpened({ kind: "make" })}>{t("factors.makeCodes")}</Button>}
      </div>
      {opened?.kind === "enrol" && <EnrolDialog onOpenChange={close} onAdded={added} />}
      {opened?.kind === "remove" && (
        <PasswordDialog
          title={t("factors.removeTitle")}
          text={t("factors.removeText")}
          action={t("factors.remove")}
          onOpenChange={close}
          onProven={() => remove(opened.factor.id)}
        />
      )}
      {opened?.kind === "make" && (
        <PasswordDialog
          title={t("factors.makeCodesTitle")}
          text={t("factors.makeCodesText")}
          action={t("factors.makeCodes")}
          onOpenChange={close}
          onProven={makeCodes}
        />
      )}
      {opened?.kind === "codes" && <CodesDialog codes={opened.codes} onOpenChange={close} />}
    </SettingsSection>
  );
}
