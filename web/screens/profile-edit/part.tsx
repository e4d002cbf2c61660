import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Panel } from "../../ui/panel.tsx";

type PartProps = {
  id?: string | undefined;
  title: string;
  text: string;
  label: string;
  folded: ReactNode;
  children: ReactNode;
};

/**
 * A part of the profile that saves by itself, outside the form. `label`: of the button that opens it on phones. `id`:
 * its hash, which opens it as well.
 */
export function Part({ id, title, text, label, folded, children }: PartProps) {
  const heading = useId();
  return (
    <Panel
      as="section"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={heading}
      className="scroll-mt-24"
    >
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{text}</p>
      <PhoneFold label={label} folded={folded} hash={id && `#${id}`}>
        {children}
      </PhoneFold>
    </Panel>
  );
}

type PhoneFoldProps = { label: string; folded?: ReactNode; hash?: string | undefined; children: ReactNode };

/**
 * On phones folded behind a button, elsewhere always open. `folded`: instead of the content. Opens when `hash` comes
 * into the address.
 */
export function PhoneFold({ label, folded, hash, children }: PhoneFoldProps) {
  const location = useLocation();
  const [isOpen, setOpen] = useState(hash !== undefined && location.hash === hash);
  useEffect(() => {
    if (hash !== undefined && location.hash === hash) setOpen(true);
  }, [location, hash]);
  const content = useId();
  return (
    <>
      {folded && !isOpen && <div className="mb-5 md:hidden">{folded}</div>}
      <Button
        block
        aria-expanded={isOpen}
        aria-controls={content}
        icon={<ChevronDown className={cx("size-5", isOpen && "rotate-180")} />}
        onClick={() => setOpen(!isOpen)}
        className="md:hidden"
      >
        {label}
      </Button>
      <div id={content} className={isOpen ? "max-md:mt-5" : "max-md:hidden"}>
        {children}
      </div>
    </>
  );
}
