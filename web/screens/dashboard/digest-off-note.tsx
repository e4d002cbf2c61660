import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { orpc } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";

/** Says where to switch digests on, if they are off. */
export function DigestOffNote() {
  const { t } = useTranslation();
  const { data } = useQuery(orpc.digestEmails.current.queryOptions());
  if (data?.digest !== "off") return null;
  return (
    <p className="text-sm">
      <Link to="/settings#notifications" className="font-bold text-accent-ink underline underline-offset-4">
        {t("savedSearches.digestOff")}
      </Link>
    </p>
  );
}
