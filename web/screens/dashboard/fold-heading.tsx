import { ChevronDown } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { cx } from "../../ui/cx.ts";

type FoldHeadingProps = {
  icon: ReactNode;
  title: string;
  /** Content beside the title. */
  children?: ReactNode;
  open: boolean;
  /** Id of the folded content. */
  contentId: string;
  onOpenChange: (open: boolean) => void;
  ref?: Ref<HTMLHeadingElement> | undefined;
};

/** Heading of a foldable section above the list. */
export function FoldHeading({ icon, title, children, open, contentId, onOpenChange, ref }: FoldHeadingProps) {
  return (
    <h2 ref={ref} {...(ref && { tabIndex: -1 })} className="text-base outline-none">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? contentId : undefined}
        onClick={() => onOpenChange(!open)}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 py-1.5 text-left"
      >
        {icon}
        <span className="min-w-0">{title}</span>
        {children}
        <ChevronDown className={cx("ml-auto size-5 shrink-0 transition-transform", open && "rotate-180")} />
      </button>
    </h2>
  );
}
