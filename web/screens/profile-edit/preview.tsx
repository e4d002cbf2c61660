import type { OwnProfile } from "@nakamatch/contract/endpoints/profiles";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "../../lib/translation.tsx";
import type { PersonFactsForm } from "../../person/facts/person-facts-form.tsx";
import { PersonAvatar } from "../../person/person-avatar.tsx";
import { BioBubble } from "../../person/profile/about.tsx";
import { ProfileHead } from "../../person/profile/profile-head.tsx";

/** The profile as others see it. */
export function Preview({ own }: { own: OwnProfile }) {
  const { t } = useTranslation();
  const { control } = useFormContext<PersonFactsForm>();
  const names = ["firstName", "lastName", "country", "cityName", "bio"] as const;
  const [firstName, lastName, country, city, bio] = useWatch({ control, name: names });
  const realName = `${firstName.trim()} ${lastName.trim()}`.trim();
  const person = { ...own, realName: realName || null, country: country || null, city: city || null, distanceKm: null };
  return (
    <section aria-labelledby="preview-title" className="flex flex-col gap-4">
      <h2 id="preview-title" className="text-xl">
        {t("editProfile.preview")}
      </h2>
      <ProfileHead person={person} level={3} avatar={<PersonAvatar person={own} size="lg" />} />
      {isVisible(bio) ? <BioBubble bio={bio} /> : <p className="text-ink-soft">{t("editProfile.noBio")}</p>}
    </section>
  );
}
