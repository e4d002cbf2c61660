import type { Overview } from "@nakamatch/contract/endpoints/operation/operator";
import { Check, TriangleAlert } from "lucide-react";
import { Fragment, type ReactNode, useId } from "react";
import { formatBytes, formatDateTime, formatNumber } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Panel } from "../../ui/panel.tsx";

const BACKUP_OLD_MS = 2 * 24 * 60 * 60 * 1000;

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} tabIndex={-1} className="text-2xl">
        {title}
      </h2>
      {children}
    </Panel>
  );
}

/** Renders the name of a queue or error. */
export function Name({ children }: { children: string }) {
  const [first, ...rest] = children.split(".");
  return (
    <code lang="en" translate="no" className="wrap-break-word font-mono text-[0.9375em]">
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          .<wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** Scrollable box for tables on narrow screens, focusable by keyboard. */
export function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section tabIndex={0} aria-label={label} className="overflow-x-auto">
      {children}
    </section>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="flex flex-wrap items-center gap-2 font-bold">{children}</dd>
    </div>
  );
}

/** Why jobs wait, and what to do. */
export function Held({ held }: Pick<Overview, "held">) {
  const { t } = useTranslation();
  if (held.length === 0) return null;
  // Settings can only hold emails and pushes.
  const isCopy = held.includes("files");
  return (
    <div className="flex flex-col gap-2 rounded-panel bg-danger-wash p-5 text-danger-ink">
      <h2 className="flex items-center gap-2 text-xl">
        <TriangleAlert className="size-5 shrink-0" />
        {t("operator.held.title")}
      </h2>
      {isCopy && <p>{t("operator.held.copy")}</p>}
      {!isCopy && held.includes("mail") && <p>{t("operator.held.mail")}</p>}
      {!isCopy && held.includes("push") && <p>{t("operator.held.push")}</p>}
    </div>
  );
}

export function Health({ parts }: Pick<Overview, "parts">) {
  const { t, language } = useTranslation();
  return (
    <Section title={t("operator.health.title")}>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {parts.map(({ name, ok, ms, problem }) => (
          <li key={name} className="flex flex-col gap-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-bold">{t(`operator.health.names.${name}`)}</span>
              <Badge tone={ok ? "success" : "danger"} icon={ok ? <Check /> : <TriangleAlert />}>
                {t(ok ? "operator.health.ok" : "operator.health.bad")}
              </Badge>
              <span className="text-ink-soft text-sm tabular-nums">{formatNumber(ms, language)} ms</span>
            </div>
            {problem && <Name>{problem}</Name>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Queues({ overview }: { overview: Overview }) {
  const { t, language } = useTranslation();
  const { queues, emails, pushes, delaySeconds } = overview;
  const number = (value: number) => formatNumber(value, language);
  const counts = ({ waiting, failed }: Overview["emails"]) =>
    t("operator.jobs.counts", { waiting: number(waiting), failed: number(failed) });
  return (
    <Section title={t("operator.jobs.title")}>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact label={t("operator.jobs.emails")}>{counts(emails)}</Fact>
        <Fact label={t("operator.jobs.pushes")}>{counts(pushes)}</Fact>
        <Fact label={t("operator.jobs.delay")}>{delaySeconds === null ? "–" : `${number(delaySeconds)} s`}</Fact>
      </dl>
      {queues.length === 0 ? (
        <p>{t("operator.jobs.empty")}</p>
      ) : (
        <Scrolling label={t("operator.jobs.queues")}>
          <table className="w-full border-separate max-sm:text-sm border-spacing-0 [&_td]:py-2 [&_td]:pl-2 [&_td]:text-right [&_td]:tabular-nums [&_th]:py-2 [&_thead_th:not(:first-child)]:pl-2 [&_thead_th:not(:first-child)]:text-right [&_tr>*]:border-line [&_tr>*]:border-b-2">
            <thead className="text-left text-ink-soft text-sm">
              <tr>
                <th scope="col">{t("operator.jobs.columns.queue")}</th>
                <th scope="col">{t("operator.jobs.columns.waiting")}</th>
                <th scope="col">{t("operator.jobs.columns.active")}</th>
                <th scope="col">{t("operator.jobs.columns.failed")}</th>
              </tr>
            </thead>
            <tbody>
              {queues.map(({ name, waiting, active, failed }) => (
                <tr key={name}>
                  <th scope="row" className="text-left font-normal">
                    <Name>{name}</Name>
                  </th>
                  <td>{number(waiting)}</td>
                  <td>{number(active)}</td>
                  <td className={failed > 0 ? "font-bold text-danger-ink" : undefined}>{number(failed)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      )}
      <p className="text-ink-soft text-sm">{t("operator.jobs.counted")}</p>
    </Section>
  );
}

/** Plans for two, of the whole time. */
export function Plans({ plans }: Pick<Overview, "plans">) {
  const { t, language } = useTranslation();
  const number = (count: number | null) => (count === null ? t("operator.plans.few") : formatNumber(count, language));
  return (
    <Section title={t("operator.plans.title")}>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact label={t("operator.plans.made")}>{number(plans.made)}</Fact>
        <Fact label={t("operator.plans.met")}>{number(plans.met)}</Fact>
      </dl>
      <p className="text-ink-soft text-sm">{t("operator.plans.counted")}</p>
    </Section>
  );
}

export function Space({ overview }: { overview: Overview }) {
  const { t, language } = useTranslation();
  const { storage, lastBackupAt, checkedAt } = overview;
  const bytes = (value: number) => formatBytes(value, language);
  const isOld = lastBackupAt !== null && Date.parse(checkedAt) - Date.parse(lastBackupAt) > BACKUP_OLD_MS;
  return (
    <Section title={t("operator.space.title")}>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact label={t("operator.space.database")}>{bytes(storage.databaseBytes)}</Fact>
        <Fact label={t("operator.space.disk")}>
          {t("operator.space.free", { free: bytes(storage.diskFreeBytes), size: bytes(storage.diskBytes) })}
        </Fact>
        <Fact label={t("operator.space.backup")}>
          {lastBackupAt === null ? (
            t("operator.space.never")
          ) : (
            <time dateTime={lastBackupAt}>{formatDateTime(lastBackupAt, language)}</time>
          )}
          {isOld && (
            <Badge tone="danger" icon={<TriangleAlert />}>
              {t("operator.space.old")}
            </Badge>
          )}
        </Fact>
      </dl>
    </Section>
  );
}
