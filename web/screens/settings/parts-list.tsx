import { ChevronRight } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { Form } from "../../ui/form.tsx";
import { fold } from "../../ui/search.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { GROUPS, type Part } from "./parts.tsx";
import { PART_HEADING } from "./settings-section.tsx";

/** Navigation state of a part opened directly from the list. */
export const FROM_LIST = "from-list";

/** `open`: named by the URL; `shown`: displayed beside the list. */
type PartsListProps = { open: Part | undefined; shown: Part | undefined };

/** "E-mail" finds "email". */
const searchable = (text: string) => fold(text).replaceAll("-", "");

/** All parts, searchable by name and content. */
export function PartsList({ open, shown }: PartsListProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [query, setQuery] = useState("");
  const list = useMovedFocus(open);
  const wanted = searchable(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  const groups = GROUPS.map((group) => ({
    ...group,
    parts: group.parts.filter((part) => wanted.every((word) => textOf(part.id).includes(word))),
  }));
  const found = groups.flatMap(({ parts }) => parts.map((part) => part.id));

  function textOf(part: Part["id"]): string {
    return searchable(
      [t(`settings.parts.${part}.title`), t(`settings.parts.${part}.holds`), t(`settings.parts.${part}.words`)].join(
        " ",
      ),
    );
  }
  const state = open ? undefined : FROM_LIST;
  const openFirst = () => {
    const [first] = found;
    if (wanted.length > 0 && first) void navigate(`#${first}`, { state });
  };
  return (
    <div
      ref={list}
      className={cx(
        // It stays in sight where a window shows it whole; elsewhere it would end without a hint of more.
        "flex min-w-0 flex-col gap-4 md:gap-3 md:[@media(min-height:66rem)]:sticky md:[@media(min-height:66rem)]:top-[calc(var(--header)+1.5rem)]",
        open && "max-md:hidden",
      )}
    >
      <Form onSubmit={openFirst}>
        <SearchField
          label={t("settings.search.label")}
          hideLabel
          placeholder={t("settings.search.label")}
          value={query}
          onValueChange={setQuery}
        />
      </Form>
      <p role="status" className={found.length > 0 ? "sr-only" : "px-1"}>
        {wanted.length > 0 &&
          (found.length > 0
            ? t("settings.search.found", { count: found.length })
            : t("settings.search.none", { query: query.trim() }))}
      </p>
      <nav aria-label={t("settings.title")} className="flex flex-col gap-4 md:gap-3">
        {groups.map(
          (group) =>
            group.parts.length > 0 && (
              <div key={group.id}>
                <p id={`${id}-${group.id}`} className="px-1 pb-1.5 font-bold text-ink-soft text-sm md:sr-only">
                  {t(`settings.groups.${group.id}`)}
                </p>
                <ul
                  aria-labelledby={`${id}-${group.id}`}
                  className="panel flex flex-col overflow-hidden [&>li+li]:border-line [&>li+li]:border-t-2"
                >
                  {group.parts.map(({ id: part, Icon }) => (
                    <li key={part}>
                      <Link
                        to={`#${part}`}
                        state={state}
                        data-shown={part === shown?.id || undefined}
                        aria-current={part === open?.id ? "page" : undefined}
                        className="flex min-h-14 items-center gap-3 px-3.5 py-2 -outline-offset-2! hover:bg-wash md:min-h-11 md:py-1.5 md:data-shown:bg-ink md:data-shown:text-paper"
                      >
                        <Icon className="size-5 shrink-0" />
                        <span className="min-w-0 flex-1">
                          <span className="block font-bold leading-snug">{t(`settings.parts.${part}.title`)}</span>
                          <span
                            className={cx(
                              "block text-pretty text-ink-soft text-sm leading-snug md:in-data-shown:text-inherit",
                              wanted.length === 0 && "md:hidden",
                            )}
                          >
                            {t(`settings.parts.${part}.holds`)}
                          </span>
                        </span>
                        <ChevronRight className="size-5 shrink-0 text-ink-soft md:hidden" />
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </nav>
    </div>
  );
}

/** Focuses the heading of an opened part, and its entry on return to the list. */
function useMovedFocus(open: Part | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(open?.id);
  const id = open?.id;
  useEffect(() => {
    if (before.current === id) return;
    const entry = list.current?.querySelector<HTMLElement>(`a[href$="#${before.current}"]`);
    (id === undefined ? entry : document.getElementById(PART_HEADING))?.focus({ preventScroll: true });
    before.current = id;
  }, [id]);
  return list;
}
