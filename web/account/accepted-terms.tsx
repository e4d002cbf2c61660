import { Link } from "react-router";
import { useTranslation } from "../lib/translation.tsx";

const PAGES = { terms: "/terms", privacy: "/privacy" };

/** What a person accepts with an account, with links that open beside the form. */
export function AcceptedTerms() {
  const { t } = useTranslation();
  // The parts in tags are every third: text, name of the tag, its text, and so on.
  const parts = t("register.accept").split(/<(terms|privacy)>(.*?)<\/\1>/);
  return (
    <p className="text-ink-soft text-sm">
      {parts.map((part, index) => {
        if (index % 3 === 0) return part;
        if (index % 3 === 1) return null;
        const page = parts[index - 1] as keyof typeof PAGES;
        return (
          <Link
            key={page}
            to={PAGES[page]}
            target="_blank"
            className="inline-block py-1.5 font-bold text-signal-ink underline underline-offset-4"
          >
            {part}
          </Link>
        );
      })}
    </p>
  );
}
