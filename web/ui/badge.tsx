import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { Crown, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { cx } from "./cx.ts";

/** Kinds of interests include an icon, as colour is never the only sign. */
export type Tone = "neutral" | "signal" | "accent" | "gold" | "danger" | "success" | InterestKind;

const tones: Record<Tone, string> = {
  neutral: "border-line bg-wash text-ink",
  signal: "border-transparent bg-signal-wash text-signal-ink",
  accent: "border-transparent bg-accent-wash text-accent-ink",
  gold: "border-transparent bg-gold-fill text-on-gold",
  danger: "border-transparent bg-danger-wash text-danger-ink",
  success: "border-transparent bg-success-wash text-success-ink",
  anime: "border-transparent bg-kind-anime-wash text-kind-anime",
  juego: "border-transparent bg-kind-juego-wash text-kind-juego",
  serie_pelicula: "border-transparent bg-kind-serie-wash text-kind-serie",
};

const kindColours: Record<InterestKind, string> = {
  anime: "text-kind-anime",
  juego: "text-kind-juego",
  serie_pelicula: "text-kind-serie",
};

export function KindIcon({ kind, size = "size-5" }: { kind: InterestKind; size?: string }) {
  return <span aria-hidden="true" data-kind={kind} className={cx(size, kindColours[kind])} />;
}

const icons: Partial<Record<Tone, ReactNode>> = {
  gold: <Crown />,
};

/** The given icon, else the tone's. */
function Mark({ tone, icon = icons[tone], size }: Pick<BadgeProps, "icon"> & { tone: Tone; size: string }) {
  if (!icon) return isKind(tone) && <KindIcon kind={tone} size={size} />;
  return (
    <span aria-hidden="true" className={cx("flex shrink-0", size)}>
      {icon}
    </span>
  );
}

function isKind(tone: Tone): tone is InterestKind {
  return tone in kindColours;
}

export type BadgeProps = {
  tone?: Tone | undefined;
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

export function Badge({ tone = "neutral", icon, className, children }: BadgeProps) {
  return (
    <span
      data-tone={tone}
      className={cx(
        "inline-flex min-h-6.5 max-w-full items-center gap-1.5 rounded-[0.8125rem] border px-2 py-0.5 font-semibold text-[0.8125rem] leading-tight [&_svg]:size-3.5 [&_svg]:shrink-0",
        tones[tone],
        className,
      )}
    >
      <Mark tone={tone} icon={icon} size="size-3.5" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}

export type ChipProps = Omit<BadgeProps, "children"> & {
  name: string;
  /** In place of the name. */
  label?: ReactNode;
  onRemove?: (() => void) | undefined;
  disabled?: boolean | undefined;
};

export function Chip({ name, label, tone = "neutral", icon, onRemove, disabled, className }: ChipProps) {
  const { t } = useTranslation();
  return (
    <span
      data-tone={tone}
      className={cx(
        "inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border pl-3 font-semibold leading-tight [&_svg]:size-4 [&_svg]:shrink-0",
        onRemove ? "pr-0" : "pr-3",
        tones[tone],
        className,
      )}
    >
      <Mark tone={tone} icon={icon} size="h-4 min-w-4" />
      {label ?? <span className="min-w-0 break-words py-1">{name}</span>}
      {onRemove && (
        <button
          type="button"
          disabled={disabled}
          onClick={onRemove}
          aria-label={t("common.actions.removeItem", { name })}
          className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sheet"
        >
          <X />
        </button>
      )}
    </span>
  );
}
