import type { OwnProfile as Own, PhotoHold } from "@nakamatch/contract/endpoints/profiles";
import { useQuery } from "@tanstack/react-query";
import { Ban, EyeOff, Hourglass, PencilLine, Settings, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { DeleteAccountDialog } from "../../account/deletion/delete-account-dialog.tsx";
import { orpc } from "../../lib/api.ts";
import { useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { About } from "../../person/profile/about.tsx";
import { ProfileHead } from "../../person/profile/profile-head.tsx";
import { SectionSkeleton } from "../../person/profile/profile-section.tsx";
import { ownProfileQuery } from "../../person/profile/use-profile.ts";
import { useOrigin, useProfileOrigin } from "../../person/profile-origin.ts";
import { Announce } from "../../ui/announce.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Panel } from "../../ui/panel.tsx";
import { OwnPhoto } from "./photo/own-photo.tsx";
import { InterestGroups, ProfileError, ProfileFrame, RestSkeleton } from "./profile-frame.tsx";
import { ProfilePrompts } from "./profile-prompts.tsx";

/** The own profile as others see it, with ways to edit (PROFILE-18). */
export function OwnProfile() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(ownProfileQuery());
  useRealtime("photo.decided", () => void refetch());
  const interests = useQuery(orpc.interests.mine.queryOptions());
  const hasFailed = (isError && !data) || (interests.isError && !interests.data);
  const retry = () => {
    void refetch();
    void interests.refetch();
  };
  return (
    <ProfileFrame busy={(!data || !interests.data) && !hasFailed}>
      <title>{t("profile.metaOwn")}</title>
      {!data && !hasFailed && <Announce text={t("profile.loading")} />}
      {data ? <Shown own={data} /> : !hasFailed && <RestSkeleton />}
      {/* Above the rest they would be pushed down. */}
      {(data || hasFailed) && interests.data ? (
        <InterestGroups interests={interests.data} empty={t("profile.interests.emptyOwn")} />
      ) : (
        data && !hasFailed && <SectionSkeleton lines={["w-full", "w-4/5"]} />
      )}
      {hasFailed && <ProfileError level={data ? 2 : 1} onRetry={retry} />}
    </ProfileFrame>
  );
}

function Shown({ own }: { own: Own }) {
  const { t } = useTranslation();
  const here = useOrigin();
  const origin = useProfileOrigin();
  return (
    <>
      <ProfileHead
        person={{ ...own, distanceKm: null }}
        avatar={<OwnPhoto person={own} />}
        menu={<OwnMenu />}
        actions={
          <>
            <ButtonLink
              to="/profile/edit"
              state={here}
              variant="primary"
              block
              icon={<PencilLine className="size-5" />}
            >
              {t("profile.edit")}
            </ButtonLink>
            <ButtonLink to="/blocked-users" state={origin} variant="quiet" block icon={<Ban className="size-5" />}>
              {t("profile.blocked")}
            </ButtonLink>
          </>
        }
      />
      {own.photoHold && <PhotoHoldNotice hold={own.photoHold} />}
      <About
        person={own}
        empty={
          <>
            {t("profile.noBioOwn")}{" "}
            <Link to="/profile/edit" state={here} className="font-bold text-accent-ink underline underline-offset-4">
              {t("profile.writeBio")}
            </Link>
          </>
        }
      />
      {own.prompts.length > 0 ? <ProfilePrompts prompts={own.prompts} /> : <PromptInvitation />}
    </>
  );
}

function PromptInvitation() {
  const { t } = useTranslation();
  const here = useOrigin();
  return (
    <Panel as="section" variant="wash" padding="sm" aria-labelledby="prompts-title">
      <h2 id="prompts-title" className="text-lg">
        {t("profile.prompts.title")}
      </h2>
      <p className="mt-1">
        {t("profile.prompts.text")}{" "}
        <Link
          to="/profile/edit#prompts"
          state={here}
          className="font-bold text-accent-ink underline underline-offset-4"
        >
          {t("profile.prompts.action")}
        </Link>
      </p>
    </Panel>
  );
}

/** The own profile's menu (PROFILE-12). */
function OwnMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <Menu
        label={t("profile.menuOwn")}
        items={[
          { label: t("nav.settings"), icon: <Settings />, onSelect: () => void navigate("/settings") },
          { label: t("deleteAccount.action"), icon: <Trash2 />, tone: "danger", onSelect: () => setIsDeleting(true) },
        ]}
      />
      <DeleteAccountDialog open={isDeleting} onOpenChange={setIsDeleting} />
    </>
  );
}

/** Why others do not see the photo, and what happens next. */
function PhotoHoldNotice({ hold }: { hold: PhotoHold }) {
  const { t } = useTranslation();
  const isRejected = hold.state === "rejected";
  const Icon = isRejected ? EyeOff : Hourglass;
  return (
    <Panel as="section" padding="sm" className="flex gap-4 bg-accent-wash" aria-labelledby="photo-hold">
      <Icon className="mt-0.5 size-6 shrink-0" />
      <div className="flex min-w-0 flex-col gap-2">
        <h2 id="photo-hold" className="text-lg">
          {isRejected ? t("photo.rejected.title") : t("photo.held.title")}
        </h2>
        {isRejected ? (
          <>
            <p>{t("photo.rejected.text", { reason: t(`reasons.${hold.reason}`) })}</p>
            <p>{t("photo.rejected.next")}</p>
            <ButtonLink to="/decisions" className="self-start">
              {t("photo.rejected.appeal")}
            </ButtonLink>
          </>
        ) : (
          <p>{t("photo.held.text")}</p>
        )}
      </div>
    </Panel>
  );
}
