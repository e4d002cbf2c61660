import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { cx } from "./cx.ts";
import { Flag } from "./flag.tsx";

/** A language to choose: its code, its own name, and the country whose flag stands for it (I18N-02). */
export type LanguageOption<Code extends string = string> = { code: Code; name: string; countryCode: string };

export type LanguagePickerProps<Code extends string> = {
  label: string;
  options: readonly LanguageOption<Code>[];
  current: Code;
  onChange: (code: Code) => void;
  className?: string | undefined;
};

/**
 * Shows the current language and changes it. The browser's own list: it costs no script, and phones show it as they show
 * every list.
 */
export function LanguagePicker<Code extends string>(props: LanguagePickerProps<Code>) {
  const { label, options, current, onChange, className } = props;
  const id = useId();
  const chosen = options.find((option) => option.code === current);
  return (
    <div className={cx("relative inline-block", className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {chosen && (
        <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center">
          <Flag code={chosen.countryCode} />
        </span>
      )}
      <select
        id={id}
        value={current}
        onChange={(event) => onChange(event.target.value as Code)}
        className="control cursor-pointer appearance-none py-2 pr-11 pl-12 font-bold"
      >
        {options.map((option) => (
          <option key={option.code} value={option.code} lang={option.code} className="bg-sheet text-ink">
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink"
        aria-hidden="true"
      />
    </div>
  );
}
