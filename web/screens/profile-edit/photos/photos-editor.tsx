import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from "@dnd-kit/sortable";
import type { OwnProfile } from "@nakamatch/contract/endpoints/people/profiles";
import { PHOTOS_MAX } from "@nakamatch/contract/vocabulary/limits";
import { moved } from "@nakamatch/domain/people/moved";
import { photoPathOf } from "@nakamatch/domain/people/photo-address";
import { withoutFirst } from "@nakamatch/domain/people/photo-order";
import { ArrowLeft, ArrowRight, Crop, EllipsisVertical, EyeOff, Hourglass, Plus, Star, Trash2 } from "lucide-react";
import { type CSSProperties, useRef, useState } from "react";
import { PersonAvatar } from "../../../features/people/person-avatar.tsx";
import { PersonPortrait } from "../../../features/people/person-portrait.tsx";
import { useStoredPhoto } from "../../../features/people/profile/use-stored-photo.ts";
import { usePhotoCrop, usePhotoPicker } from "../../../features/photos/use-photo-picker.tsx";
import type { PhotoPlace, UploadedPhoto } from "../../../features/photos/use-photo-upload.ts";
import { useMarkAtStake } from "../../../features/photos/verified/use-mark-at-stake.ts";
import { useMedia } from "../../../lib/media.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Announce } from "../../../ui/announce.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import type { MenuItem } from "../../../ui/menu-popup.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { type OwnPhoto, useArrange } from "./use-arrange.ts";

/** The own photos, reordered by drag, keyboard or menu. */
export function PhotosEditor({ own }: { own: OwnProfile }) {
  const { t } = useTranslation();
  const { photos } = own;
  const arrange = useArrange();
  const list = useRef<HTMLUListElement>(null);
  // On lifting, the library also announces that the photo is over its own place.
  const isLifted = useRef(false);
  const [told, setTold] = useState<string>();
  const [removing, setRemoving] = useState<OwnPhoto>();
  const isRemoved = useRef(false);
  const isMarkAtStake = useMarkAtStake(own);
  /** The place of the photo that is cropped anew. */
  const [adjusting, setAdjusting] = useState<number>();
  /** A new order with another first photo, to be confirmed; photos may change meanwhile. */
  const [asked, setAsked] = useState<{ before: OwnPhoto[]; next: OwnPhoto[] }>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A short press: a swipe scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier) => photos.findIndex(({ url }) => url === id);
  const isFirst = ({ url }: OwnPhoto) => indexOf(url) === 0;
  const numberOf = (id: UniqueIdentifier) => ({ number: indexOf(id) + 1, count: photos.length });
  const move = (from: number, to: number) => {
    const next = moved(photos, from, to);
    if (isMarkAtStake && next[0] !== photos[0]) setAsked({ before: photos, next });
    else if (from !== to) arrange(photos, next);
  };
  /** The library announces moves by drag and keyboard alone. */
  const moveByMenu = (from: number, to: number) => {
    move(from, to);
    setTold(t("photos.dropped", { number: to + 1, count: photos.length }));
  };
  const drop = ({ active, over }: DragEndEvent) => over && move(indexOf(active.id), indexOf(over.id));
  const askToRemove = (photo: OwnPhoto) => {
    isRemoved.current = false;
    setRemoving(photo);
  };
  const remove = (photo: OwnPhoto) => {
    isRemoved.current = true;
    setRemoving(undefined);
    const rest = isFirst(photo)
      ? withoutFirst(photos, ({ hold }) => hold === null)
      : photos.filter(({ url }) => url !== photo.url);
    arrange(photos, rest);
  };
  /** The tile of a photo that was cropped anew stays, with its focus. */
  const [tiles] = useState(() => new Map<string, string>());
  const tileOf = (url: string) => tiles.get(url) ?? url;
  const store = useStoredPhoto();
  const onStored = (photo: UploadedPhoto, place: PhotoPlace) => {
    if (place !== "last" && place.replaces !== null) tiles.set(photo.avatarUrl, tileOf(place.replaces));
    store(photo, place);
  };
  const { adjust, isOpening, dialog } = usePhotoCrop({
    note: adjusting === 0 && isMarkAtStake ? t("photo.markGoes") : undefined,
    onDone: onStored,
  });
  const adjustAt = (url: string, index: number) => {
    setAdjusting(index);
    adjust(url, index > 0);
  };
  const menuOf = (photo: OwnPhoto, index: number): MenuItem[] => [
    ...(photoPathOf(photo.url) === undefined
      ? []
      : [{ label: t("photo.adjust"), icon: <Crop />, onSelect: () => adjustAt(photo.url, index) }]),
    ...(index > 0
      ? [
          { label: t("photos.first"), icon: <Star />, onSelect: () => moveByMenu(index, 0) },
          { label: t("photos.earlier"), icon: <ArrowLeft />, onSelect: () => moveByMenu(index, index - 1) },
        ]
      : []),
    ...(index < photos.length - 1
      ? [{ label: t("photos.later"), icon: <ArrowRight />, onSelect: () => moveByMenu(index, index + 1) }]
      : []),
    { label: t("photos.remove"), icon: <Trash2 />, tone: "danger", onSelect: () => askToRemove(photo) },
  ];
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: t("photos.instructions") },
        announcements: {
          onDragStart: ({ active }) => {
            isLifted.current = true;
            return t("photos.lifted", numberOf(active.id));
          },
          onDragOver: ({ over }) => {
            const isFirst = isLifted.current;
            isLifted.current = false;
            return isFirst || !over ? undefined : t("photos.over", numberOf(over.id));
          },
          onDragEnd: ({ over }) => (over ? t("photos.dropped", numberOf(over.id)) : undefined),
          onDragCancel: () => t("photos.cancelled"),
        },
      }}
    >
      <SortableContext items={photos.map(({ url }) => url)} strategy={rectSortingStrategy}>
        <ul
          ref={list}
          aria-label={t("photos.list")}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-x-4 gap-y-6"
        >
          {photos.map((photo, index) => (
            <PhotoTile
              key={tileOf(photo.url)}
              own={own}
              photo={photo}
              index={index}
              menu={menuOf(photo, index)}
              isOpening={isOpening && index === adjusting}
            />
          ))}
          {photos.length < PHOTOS_MAX && (
            <li>
              <AddPhoto isFurther={photos.length > 0} />
            </li>
          )}
        </ul>
      </SortableContext>
      {dialog}
      {told && !asked && <Announce text={told} />}
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoving(undefined)}
          title={t("photos.removeTitle")}
          description={t(isFirst(removing) && photos.length > 1 ? "photo.more.removeFirst" : "photos.removeText")}
          confirmLabel={t("photo.removeConfirm")}
          tone="danger"
          finalFocus={() =>
            (isRemoved.current && list.current?.querySelector<HTMLElement>("li:last-child button")) || null
          }
          onConfirm={() => remove(removing)}
        >
          {isMarkAtStake && isFirst(removing) && <p className="font-bold">{t("photo.markGoes")}</p>}
        </ConfirmDialog>
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => {
            setAsked(undefined);
            setTold(undefined);
          }}
          title={t("photo.change")}
          description={t("photo.markGoes")}
          confirmLabel={t("photo.change")}
          onConfirm={() => {
            setAsked(undefined);
            arrange(asked.before, asked.next);
          }}
        />
      )}
    </DndContext>
  );
}

type PhotoTileProps = { own: OwnProfile; photo: OwnPhoto; index: number; menu: MenuItem[]; isOpening: boolean };

function PhotoTile({ own, photo, index, menu, isOpening }: PhotoTileProps) {
  const { t } = useTranslation();
  const hasNoMotion = useMedia("(prefers-reduced-motion: reduce)");
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: photo.url,
    attributes: { roleDescription: t("photos.sortable") },
    ...(hasNoMotion && { transition: null }),
  });
  const { number, count } = { number: index + 1, count: own.photos.length };
  const style: CSSProperties = { transition };
  if (transform) style.transform = `translate(${transform.x}px, ${transform.y}px)`;
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={cx("relative flex flex-col items-center gap-2", isDragging && "z-10 opacity-90")}
    >
      <div className="relative w-full max-w-34">
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          aria-label={t("photos.photo", { number, count })}
          className={cx(
            "block w-full touch-manipulation select-none [-webkit-touch-callout:none]",
            index === 0 ? "rounded-full" : "rounded-panel",
            isDragging ? "cursor-grabbing" : "cursor-grab",
          )}
        >
          {index === 0 ? (
            <PersonAvatar
              person={{ ...own, avatarUrl: photo.url }}
              size="lg"
              width="136px"
              className={cx("aspect-square size-auto! w-full!", photo.hold && "opacity-60")}
            />
          ) : (
            // As profiles show it.
            <PersonPortrait
              person={{ ...own, avatarUrl: photo.url }}
              width="136px"
              className={cx("panel aspect-4/5 w-full", photo.hold && "opacity-60")}
            />
          )}
        </button>
        <div className="-right-1 -bottom-1 absolute">
          <Menu
            label={t("photos.menu", { number })}
            items={menu}
            trigger={
              <IconButton
                label={t("photos.menu", { number })}
                icon={<EllipsisVertical />}
                variant="framed"
                busy={isOpening}
              />
            }
          />
        </div>
      </div>
      <p className="flex min-h-6 items-center gap-1.5 text-center font-bold text-sm">
        {photo.hold ? (
          <>
            {photo.hold.state === "held" ? <Hourglass className="size-4" /> : <EyeOff className="size-4" />}
            {t(photo.hold.state === "held" ? "photo.more.held" : "photo.more.rejected")}
          </>
        ) : (
          index === 0 && t("photos.main")
        )}
      </p>
    </li>
  );
}

/** The last tile, which adds a photo. */
function AddPhoto({ isFurther }: { isFurther: boolean }) {
  const { t } = useTranslation();
  const onDone = useStoredPhoto();
  const { choose, isOpening, picker } = usePhotoPicker({
    label: t("photo.more.add"),
    place: "last",
    isFurther,
    onDone,
  });
  return (
    <span className="flex flex-col items-center gap-2">
      <button
        type="button"
        onClick={choose}
        aria-busy={isOpening || undefined}
        className={cx(
          isFurther ? "aspect-4/5 rounded-panel" : "aspect-square rounded-full",
          "flex w-full max-w-34 flex-col items-center justify-center gap-1 border-2 border-ink-soft border-dashed bg-paper px-3 font-bold hover:bg-wash",
        )}
      >
        {isOpening ? <Spinner /> : <Plus className="size-7" />}
        <span className="text-center text-sm leading-tight">{t("photo.more.add")}</span>
      </button>
      {picker}
    </span>
  );
}
