import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { OwnLink } from "../../features/chats/plan-links/own-link.tsx";
import { orpc } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Own links to plans, also of chats that a block has closed; nothing without any. */
export function PlanLinksSection() {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const { data } = useQuery({ ...orpc.planLinks.list.queryOptions(), staleTime: 0 });
  const links = data?.links ?? [];
  return (
    <div ref={end} tabIndex={-1}>
      {links.length > 0 && (
        <SettingsSection title={t("plans.link.own.title")} text={t("plans.link.own.text")}>
          <ul className="flex flex-col gap-4">
            {links.map((link) => (
              <li key={link.planId} className="flex flex-col gap-1">
                <h4 className="user-text">
                  {link.titleKind ? t(`plans.titles.${link.titleKind}`, { title: link.what }) : link.what}
                </h4>
                <OwnLink link={link} focusFallback={() => end.current} />
              </li>
            ))}
          </ul>
        </SettingsSection>
      )}
    </div>
  );
}
