import type { WantedTime } from "@nakamatch/contract/endpoints/chats/plans";
import { PLANS } from "@nakamatch/contract/vocabulary/plans";
import { isZone, planEnd, planTime, zoneName } from "@nakamatch/domain/meeting/plans";
import { useEffect, useMemo, useState } from "react";
import { useApp } from "../../../lib/app.tsx";
import { browserTimeZone } from "../../../lib/time-zone.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { PlanTimeText } from "./plan-facts.tsx";
import { fieldId, type PlanProblems, problemText } from "./plan-form.ts";
import { fieldsOf, lengthText } from "./plan-time.ts";

/** Minutes to choose from. */
const LENGTHS = [30, 60, 90, 120, 180, 240, 360, 480, 720, 1440];

const DAY_MS = 24 * 60 * 60_000;

type PlanTimeFieldsProps = {
  form: string;
  value: WantedTime;
  problems: PlanProblems;
  onChange: (change: Partial<WantedTime>) => void;
};

/** Day, time and length; the zone can be changed on demand. Says in words what they come to. */
export function PlanTimeFields({ form, value, problems, onChange }: PlanTimeFieldsProps) {
  const { t, language } = useTranslation();
  const { session } = useApp();
  const [wasZoneAsked, setZoneAsked] = useState(false);
  const isZoneShown = wasZoneAsked || !browserTimeZone().isKnown || problems.timeZone !== undefined;
  useEffect(() => {
    if (wasZoneAsked) document.getElementById(fieldId(form, "timeZone"))?.focus();
  }, [form, wasZoneAsked]);
  const zone = isZone(value.timeZone) ? value.timeZone : "UTC";
  const today = session.now().getTime();
  const lengths = [...new Set([...LENGTHS, value.minutes])].toSorted((one, other) => one - other);
  const planned = readTime({ ...value, timeZone: zone });
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        <TextField
          id={fieldId(form, "day")}
          type="date"
          required
          label={t("plans.form.day")}
          min={fieldsOf(today, zone).day}
          max={fieldsOf(today + PLANS.ahead.days * DAY_MS, zone).day}
          value={value.day}
          error={problemText(t, problems.day)}
          onChange={({ target }) => onChange({ day: target.value })}
        />
        <TextField
          id={fieldId(form, "time")}
          type="time"
          required
          label={t("plans.form.time")}
          value={value.time}
          error={problemText(t, problems.time, PLANS.ahead.days)}
          onChange={({ target }) => onChange({ time: target.value.slice(0, 5) })}
        />
        <Select
          label={t("plans.form.length")}
          options={lengths.map((minutes) => ({ value: String(minutes), label: lengthText(minutes, language) }))}
          value={String(value.minutes)}
          onValueChange={(minutes) => onChange({ minutes: Number(minutes) })}
        />
      </div>
      {/* As high as its text in one line, so that it moves nothing. */}
      <p aria-live="polite" className="min-h-6">
        {planned && <PlanTimeText time={planned} />}
      </p>
      {isZoneShown ? (
        <ZoneField form={form} value={zone} problems={problems} onChange={(timeZone) => onChange({ timeZone })} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          <span>{t("plans.zone.is", { city: zoneName(zone, language, session.now()) })}</span>
          <Button variant="quiet" className="-mx-2 px-2!" onClick={() => setZoneAsked(true)}>
            {t("plans.zone.change")}
          </Button>
        </div>
      )}
    </div>
  );
}

type ZoneFieldProps = { form: string; value: string; problems: PlanProblems; onChange: (timeZone: string) => void };

function ZoneField({ form, value, problems, onChange }: ZoneFieldProps) {
  const { t, language } = useTranslation();
  const { session } = useApp();
  const options = useMemo(() => {
    const known = Intl.supportedValuesOf?.("timeZone") ?? [];
    return [...new Set([value, browserTimeZone().timeZone, "UTC", ...known])]
      .map((name) => ({ value: name, label: zoneName(name, language, session.now()) }))
      .toSorted((one, other) => one.label.localeCompare(other.label));
  }, [value, language, session]);
  return (
    <Select
      id={fieldId(form, "timeZone")}
      label={t("plans.zone.label")}
      options={options}
      value={value}
      error={problemText(t, problems.timeZone)}
      onValueChange={onChange}
    />
  );
}

/** Null while it is incomplete. */
function readTime(when: WantedTime) {
  if (when.day === "" || when.time === "") return null;
  const time = planTime(when);
  if (Number.isNaN(time.startsAt.getTime())) return null;
  return { startsAt: time.startsAt.toISOString(), endsAt: planEnd(time).toISOString(), timeZone: when.timeZone };
}
