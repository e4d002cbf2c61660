import type { OwnShelf } from "@nakamatch/contract/endpoints/people/shelf";
import type { Interest } from "@nakamatch/contract/schemas/people";
import { SHELF } from "@nakamatch/contract/vocabulary/limits";
import { TITLE_STATUSES } from "@nakamatch/contract/vocabulary/shelf";
import { ChevronDown, Pin, PinOff } from "lucide-react";
import { useTranslation } from "../../../../lib/translation.tsx";
import { Menu } from "../../../../ui/menu.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { STATUS_ICONS, StatusSign } from "../../title-status.tsx";
import { useShelf } from "../../use-shelf.ts";
import { ChosenInterests, type ChosenInterestsProps } from "../chosen-interests.tsx";
import { PinnedTitles } from "./pinned-titles.tsx";
import { useEditShelf } from "./use-edit-shelf.ts";

/** The chosen titles, each with a menu for shelf and status; above them the shelf. */
export function ChosenWithShelf(props: ChosenInterestsProps) {
  const { data: shelf } = useShelf();
  const edit = useEditShelf();
  if (!shelf) return <ChosenInterests {...props} />;
  // Unpins removed titles.
  const pinned = shelf.pinned.flatMap((id) => props.chosen.find((title) => title.id === id) ?? []);
  return (
    <>
      <PinnedTitles pinned={pinned} onPin={edit.pin} />
      <ChosenInterests
        {...props}
        labelOf={(title) => <TitleMenu title={title} shelf={shelf} pinned={pinned} {...edit} />}
      />
    </>
  );
}

type TitleMenuProps = ReturnType<typeof useEditShelf> & { title: Interest; shelf: OwnShelf; pinned: Interest[] };

/** A title's name as a menu button. */
function TitleMenu({ title: { id, name, kind }, shelf, pinned, pin, tell }: TitleMenuProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const status = shelf.statuses.find((each) => each.id === id)?.status;
  const ids = pinned.map((each) => each.id);
  const isPinned = ids.includes(id);
  const togglePin = () => {
    if (isPinned) pin(ids.filter((each) => each !== id));
    else if (ids.length < SHELF.pins) pin([...ids, id]);
    else toast({ title: t("shelf.edit.full"), variant: "destructive" });
  };
  return (
    <Menu
      label={t("shelf.edit.menu", { title: name })}
      trigger={
        <button type="button" className="-ml-1 flex min-h-11 min-w-0 items-center gap-1 rounded-lg px-1 text-left">
          <span className="min-w-0 break-words">
            {name}
            {isPinned && (
              <>
                <span className="sr-only">, {t("shelf.edit.pinned")}</span>{" "}
                <Pin className="inline-block align-[-0.15em]" />
              </>
            )}
            {status && <StatusSign status={status} kind={kind} />}
          </span>
          <ChevronDown className="opacity-70" />
        </button>
      }
      items={[
        {
          label: isPinned ? t("shelf.edit.unpin") : t("shelf.edit.pin"),
          icon: isPinned ? <PinOff /> : <Pin />,
          onSelect: togglePin,
        },
        ...TITLE_STATUSES.map((each) => {
          const Icon = STATUS_ICONS[each];
          return {
            label: each === "now" ? t(`shelf.edit.now.${kind}`) : t(`shelf.edit.${each}`),
            icon: <Icon />,
            isChosen: status === each,
            onSelect: () => tell({ interestId: id, status: status === each ? null : each }),
          };
        }),
      ]}
    />
  );
}
