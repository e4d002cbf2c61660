import { canMakeLink } from "@nakamatch/domain/meeting/plan-links";
import { useQuery } from "@tanstack/react-query";
import { Check, Copy, Link2, Share2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { OwnLink } from "../../../features/chats/plan-links/own-link.tsx";
import { useLinkCall } from "../../../features/chats/plan-links/use-plan-links.ts";
import { planTitle } from "../../../features/chats/plan-title.ts";
import { api, orpc } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useCopy } from "../../../ui/use-copy.ts";
import type { PlanNow } from "./plan-now.ts";

type LinkDialogProps = { plan: PlanNow; name: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Opening a link causes no event. */
const LOOK_MS = 10_000;

/** Makes the link that shows a plan to somebody one trusts. Its address is shown until the dialog is left. */
export function LinkDialog({ plan, name, open, onOpenChange }: LinkDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("plans.tellSomebody")}
      description={planTitle(t, plan)}
      size="md"
    >
      <LinkToPlan plan={plan} name={name} />
    </Dialog>
  );
}

function LinkToPlan({ plan, name }: Pick<LinkDialogProps, "plan" | "name">) {
  const { t } = useTranslation();
  const text = useRef<HTMLParagraphElement>(null);
  const query = useQuery({ ...orpc.planLinks.list.queryOptions(), staleTime: 0, refetchInterval: LOOK_MS });
  const { id: planId, chatId } = plan;
  const make = useLinkCall(() => api.planLinks.make({ chatId, planId }), { planId, linkOf: ({ link }) => link });
  const link = query.data?.links.find((each) => each.planId === planId);
  const canMake = canMakeLink({ state: plan.state, isAgreed: plan.hasCalendar });
  return (
    <div className="flex flex-col gap-4">
      <p ref={text} tabIndex={-1}>
        {t("plans.link.text", { name })}
      </p>
      {!query.data &&
        (query.isError ? (
          <RetryButton className="self-start" onClick={() => void query.refetch()} />
        ) : (
          <Skeleton className="h-11" />
        ))}
      {link && make.data?.link.madeAt === link.madeAt && <Address key={link.madeAt} address={make.data.address} />}
      {link && <OwnLink link={link} focusFallback={() => text.current} />}
      {query.data && canMake && (
        <div className="flex flex-col items-start gap-1">
          <Button
            variant={link ? "quiet" : "primary"}
            icon={<Link2 className="size-5" />}
            busy={make.isPending}
            onClick={() => make.mutate()}
          >
            {t(link ? "plans.link.again" : "plans.link.make")}
          </Button>
          {link && <p className="text-ink-soft text-sm">{t("plans.link.againText")}</p>}
        </div>
      )}
    </div>
  );
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation();
  const { isCopied, copy } = useCopy(t("plans.link.copyError"));
  const copyButton = useRef<HTMLButtonElement>(null);
  // Not at the button that would make another link.
  useEffect(() => copyButton.current?.focus(), []);
  const canShare = typeof navigator.share === "function";
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t("plans.link.address")}
        hint={t("plans.link.once")}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          ref={copyButton}
          icon={isCopied ? <Check className="size-5" /> : <Copy className="size-5" />}
          onClick={() => copy(address)}
        >
          {t(isCopied ? "plans.link.copied" : "plans.link.copy")}
        </Button>
        {canShare && (
          <Button
            icon={<Share2 className="size-5" />}
            // Given up, it is no failure.
            onClick={() => void navigator.share({ url: address }).catch(() => {})}
          >
            {t("plans.link.share")}
          </Button>
        )}
      </div>
    </div>
  );
}
