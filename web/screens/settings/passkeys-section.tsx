import type { Passkey } from "@nakamatch/contract/endpoints/sign-in/passkeys";
import { MOST_PASSKEYS, PASSKEY_NAME_MAX } from "@nakamatch/contract/vocabulary/limits";
import { deviceName, deviceOf } from "@nakamatch/domain/people/device";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { api, orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { formatDate } from "../../lib/format.ts";
import { passkeysSupported, passkeyText } from "../../lib/passkey-problem.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { FieldDialog } from "./field-dialog.tsx";
import { PasswordDialog } from "./proven-form.tsx";
import { Loaded, SettingsSection } from "./settings-section.tsx";

type Opened = { kind: "prove" } | { kind: "add" } | { kind: "rename" | "remove"; passkey: Passkey };

/** Adds, renames and removes passkeys. */
export function PasskeysSection() {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const query = useQuery(orpc.passkeys.list.queryOptions());
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const done = async (title: string) => {
    // Returns the focus to the button before it is removed.
    flushSync(close);
    toast({ title, variant: "success" });
    await Promise.all(
      [orpc.passkeys.key(), orpc.identity.key()].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };

  const begin = useMutation({
    mutationFn: () => api.identity.ways({}),
    onSuccess: ({ isProven }) => setOpened({ kind: isProven ? "add" : "prove" }),
    onError: (thrown) =>
      toast({ title: t("errors.title"), description: toAppError(thrown).text(t), variant: "destructive" }),
  });
  const add = async (name: string) => {
    const [{ makePasskey }, options] = await Promise.all([
      import("../../lib/passkeys.ts"),
      api.passkeys.beginRegistration({}),
    ]);
    await api.passkeys.add({ name, passkey: await makePasskey(options) });
    await done(t("passkeys.added"));
  };
  const rename = async ({ id }: Passkey, name: string) => {
    await api.passkeys.rename({ passkeyId: id, name });
    await done(t("passkeys.renamed"));
  };
  const remove = async ({ id }: Passkey) => {
    const { credentialId } = await api.passkeys.remove({ passkeyId: id });
    void import("../../lib/passkeys.ts").then(({ forgetPasskey }) => forgetPasskey(credentialId));
    await done(t("passkeys.removed"));
  };

  const isSupported = passkeysSupported();
  return (
    <SettingsSection title={t("passkeys.title")} text={t("passkeys.text")}>
      <Loaded query={query} failed={t("passkeys.loadFailed")} height="h-12">
        {({ passkeys }) =>
          passkeys.length > 0 && (
            <ul className="flex flex-col [&>li+li]:border-t-2 [&>li]:border-line">
              {passkeys.map((passkey) => (
                <PasskeyItem
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => setOpened({ kind: "rename", passkey })}
                  onRemove={() => setOpened({ kind: "remove", passkey })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isSupported ? (
        <Button
          className="self-start"
          disabled={!query.data || query.data.passkeys.length >= MOST_PASSKEYS}
          busy={begin.isPending}
          onClick={() => begin.mutate()}
        >
          {t("passkeys.add")}
        </Button>
      ) : (
        <p>{t("passkeys.problems.unsupported")}</p>
      )}
      {opened?.kind === "prove" && (
        <PasswordDialog
          title={t("factors.proveTitle")}
          text={t("factors.proveText")}
          action={t("common.actions.continue")}
          onClose={close}
          onProven={() => setOpened({ kind: "add" })}
        />
      )}
      {opened?.kind === "add" && (
        <PasskeyNameDialog
          title={t("passkeys.addTitle")}
          description={t("passkeys.addText")}
          action={t("passkeys.create")}
          initial={deviceName(deviceOf(navigator.userAgent), {
            both: (known) => t("sessions.device", known),
            unknown: t("passkeys.title"),
          }).slice(0, PASSKEY_NAME_MAX)}
          onClose={close}
          onNamed={add}
        />
      )}
      {opened?.kind === "rename" && (
        <PasskeyNameDialog
          title={t("passkeys.renameTitle")}
          action={t("passkeys.save")}
          initial={opened.passkey.name}
          onClose={close}
          onNamed={(name) => rename(opened.passkey, name)}
        />
      )}
      {opened?.kind === "remove" && (
        <PasswordDialog
          title={t("passkeys.removeTitle", { name: opened.passkey.name })}
          text={t("passkeys.removeText")}
          action={t("passkeys.remove")}
          onClose={close}
          onProven={() => remove(opened.passkey)}
        />
      )}
    </SettingsSection>
  );
}

type PasskeyItemProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { t, language } = useTranslation();
  const { name, addedAt, lastUsedAt } = passkey;
  const day = (instant: string) => formatDate(instant, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 gap-3">
        <KeyRound className="mt-0.5 size-5 shrink-0" />
        <div className="flex min-w-0 flex-col gap-0.5">
          <p className="font-bold user-text">{name}</p>
          <p className="text-ink-soft text-sm">{t("passkeys.addedOn", { date: day(addedAt) })}</p>
          <p className="text-ink-soft text-sm">
            {lastUsedAt === null ? t("passkeys.neverUsed") : t("passkeys.lastUsed", { date: day(lastUsedAt) })}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button aria-label={`${t("passkeys.rename")}: ${name}`} onClick={onRename}>
          {t("passkeys.rename")}
        </Button>
        <Button aria-label={`${t("passkeys.remove")}: ${name}`} onClick={onRemove}>
          {t("passkeys.remove")}
        </Button>
      </div>
    </li>
  );
}

type PasskeyNameDialogProps = {
  title: string;
  description?: string;
  action: string;
  initial: string;
  onClose: () => void;
  onNamed: (name: string) => Promise<void>;
};

function PasskeyNameDialog({ onNamed, ...dialog }: PasskeyNameDialogProps) {
  const { t } = useTranslation();
  return (
    <FieldDialog
      {...dialog}
      problemOf={(name) => (isVisible(name.trim()) ? null : t("passkeys.nameRequired"))}
      send={(name) => onNamed(name.trim())}
      textOf={(thrown) => passkeyText(t, thrown)}
    >
      {(field) => (
        <TextField
          {...field}
          label={t("passkeys.name")}
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
          enterKeyHint="done"
          required
        />
      )}
    </FieldDialog>
  );
}
