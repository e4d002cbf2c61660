import type { DailyPerson } from "@nakamatch/contract/endpoints/daily-people";
import { useQuery } from "@tanstack/react-query";
import { Heart, HeartHandshake } from "lucide-react";
import { useNavigate } from "react-router";
import { orpc } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useLike } from "../../person/likes/use-like.ts";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { PersonName } from "../../person/person-name.tsx";
import { ProfileLink } from "../../person/profile-link.tsx";
import { useOrigin } from "../../person/profile-origin.ts";
import { RareTaste } from "../../person/rare-taste.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { DailyPeopleFrame, DailyPeopleWaiting } from "./daily-people-frame.tsx";

/** Stale time in milliseconds, as of the list below. */
const FRESH_MS = 60_000;

/** "Six for today": people of similar taste. Renders nothing if there are none, or if the request fails. */
export function DailyPeople() {
  const { t } = useTranslation();
  const { data, isPending } = useQuery({
    ...orpc.dailyPeople.today.queryOptions(),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });
  if (isPending) return <DailyPeopleWaiting />;
  if (!data || data.people.length === 0) return null;
  return (
    <DailyPeopleFrame title={t("taste.today.title")} count={data.people.length}>
      <p className="-mt-1 px-3 pb-2.5 text-sm leading-snug sm:pl-10.5">{t("taste.today.text")}</p>
      <ul className="grid gap-2 px-2 pb-2 md:grid-cols-2 xl:grid-cols-3">
        {data.people.map((person) => (
          <li
            key={person.id}
            className="relative flex min-w-0 items-center gap-3 rounded-control border-2 border-line bg-sheet p-2"
          >
            <PersonAvatar person={person} />
            <div className="min-w-0 flex-1">
              <h3 className="leading-snug">
                <ProfileLink
                  person={person}
                  origin="/dashboard"
                  className="after:absolute after:inset-0 after:rounded-control"
                >
                  <PersonName name={person.nickname} premium={person.isPremium} verified={person.isVerified} />
                </ProfileLink>
              </h3>
              <p className="text-pretty text-ink-soft text-sm leading-snug [overflow-wrap:anywhere]">
                {person.taste ? (
                  <RareTaste taste={person.taste} />
                ) : (
                  t("dashboard.card.inCommon", { count: person.inCommon })
                )}
              </p>
            </div>
            {/* Above the link that covers the card. */}
            <div className="relative">
              <LikeIcon person={person} />
            </div>
          </li>
        ))}
      </ul>
    </DailyPeopleFrame>
  );
}

/** Likes or unlikes; a match leads to the profile, where it can be ended. */
function LikeIcon({ person }: { person: DailyPerson }) {
  const { t } = useTranslation();
  const setLiked = useLike(person);
  const navigate = useNavigate();
  const state = useOrigin("/dashboard");
  const { id, nickname: name, hasLiked } = person;
  if (hasLiked && person.isMatch) {
    return (
      <IconButton
        key="like"
        label={`${t("likes.matched")}: ${name}`}
        icon={<HeartHandshake className="text-signal" />}
        onClick={() => void navigate(`/profile/${id}`, { state })}
      />
    );
  }
  return (
    <IconButton
      key="like"
      label={t(hasLiked ? "likes.unlikeName" : "likes.likeName", { name })}
      icon={<Heart className={hasLiked ? "fill-current text-signal" : undefined} />}
      onClick={() => setLiked(!hasLiked)}
    />
  );
}
