import {
  Activity,
  Asterisk,
  Ban,
  Bell,
  CalendarHeart,
  CirclePause,
  CircleUserRound,
  Download,
  Eye,
  Handshake,
  KeyRound,
  Languages,
  MessageCircleHeart,
  MonitorSmartphone,
  Scale,
  Trash2,
  UserRoundX,
} from "lucide-react";
import { useState } from "react";
import { DeleteAccountDialog } from "../../features/operation/deletion/delete-account-dialog.tsx";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { LanguageSwitch } from "../../shell/language-switch.tsx";
import { ThemeCards } from "../../shell/theme-switch.tsx";
import { Button } from "../../ui/button.tsx";
import { ListWaiting } from "../../ui/list-states.tsx";
import { AccountPart } from "./account-part.tsx";
import { DataSection } from "./data-section.tsx";
import { HiddenSection } from "./hidden-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { SettingsSection } from "./settings-section.tsx";

const AccessPart = lazyPart(() => import("./access-part.tsx").then((module) => module.AccessPart), Waiting, {
  phrases: ["factors", "passkeys", "providers", "register"],
});
const NotificationsPart = lazyPart(
  () => import("./notifications-part.tsx").then((module) => module.NotificationsPart),
  () => <ListWaiting height="h-112" entries={2} />,
  { phrases: ["digest", "plans", "pushNotifications"] },
);
const NamePart = lazyPart(() => import("./name-part.tsx").then((module) => module.NamePart), Waiting, {
  phrases: ["person"],
});
const MetPeoplePart = lazyPart(() => import("./met-people-part.tsx").then((module) => module.MetPeoplePart), Waiting);

const ActivityPart = lazyPart(() => import("./activity-part.tsx").then((module) => module.ActivityPart), Waiting);
const PausePart = lazyPart(() => import("./pause-part.tsx").then((module) => module.PausePart), Waiting, {
  phrases: ["pause"],
});
const WordsPart = lazyPart(() => import("./words-part.tsx").then((module) => module.WordsPart), Waiting, {
  phrases: ["likeWords"],
});
const TodayPart = lazyPart(() => import("./today-part.tsx").then((module) => module.TodayPart), Waiting, {
  phrases: ["dailySettings", "languages"],
});
const FilterPart = lazyPart(() => import("./filter-part.tsx").then((module) => module.FilterPart), Waiting, {
  phrases: ["censorship"],
});
const BlockedPart = lazyPart(() => import("./blocked-part.tsx").then((module) => module.BlockedPart), Waiting, {
  phrases: ["blockedUsers", "checkIns", "plans"],
});
const DecisionsPart = lazyPart(() => import("./decisions-part.tsx").then((module) => module.DecisionsPart), Waiting, {
  phrases: ["decisions", "questions", "reasons", "statement"],
});

/**
 * The list of parts, in groups. `id`: the fragment of its address, which emails and texts link to, and its phrases in
 * `settings.parts`.
 */
export const GROUPS = [
  {
    id: "account",
    parts: [
      { id: "account", Icon: CircleUserRound, Content: AccountPart },
      { id: "access", Icon: KeyRound, Content: AccessPart },
      { id: "sessions", Icon: MonitorSmartphone, Content: SessionsSection },
    ],
  },
  {
    id: "app",
    parts: [
      { id: "appearance", Icon: Languages, Content: AppearancePart },
      { id: "notifications", Icon: Bell, Content: NotificationsPart },
      { id: "filter", Icon: Asterisk, Content: FilterPart },
    ],
  },
  {
    id: "people",
    parts: [
      { id: "name", Icon: Eye, Content: NamePart },
      { id: "activity", Icon: Activity, Content: ActivityPart },
      { id: "metPeople", Icon: Handshake, Content: MetPeoplePart },
      { id: "pause", Icon: CirclePause, Content: PausePart },
      { id: "words", Icon: MessageCircleHeart, Content: WordsPart },
      { id: "today", Icon: CalendarHeart, Content: TodayPart },
      { id: "hidden", Icon: UserRoundX, Content: HiddenSection },
      { id: "blocked", Icon: Ban, Content: BlockedPart },
    ],
  },
  {
    id: "data",
    parts: [
      { id: "decisions", Icon: Scale, Content: DecisionsPart },
      { id: "data", Icon: Download, Content: DataSection },
      { id: "deletion", Icon: Trash2, Content: DeletionPart },
    ],
  },
] as const;

export const PARTS = GROUPS.flatMap(({ parts }): readonly (typeof GROUPS)[number]["parts"][number][] => parts);

export type Part = (typeof PARTS)[number];

function Waiting() {
  return <ListWaiting height="h-72" entries={1} />;
}

/** Language and theme of this browser (I18N-08..10). */
function AppearancePart() {
  const { t } = useTranslation();
  return (
    <SettingsSection text={t("settings.appearance.text")}>
      <LanguageSwitch showsLabel className="self-start" />
      <ThemeCards />
    </SettingsSection>
  );
}

function DeletionPart() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection text={t("settings.deletion.text")}>
      <Button className="self-start text-danger-ink!" onClick={() => setIsOpen(true)}>
        {t("deleteAccount.action")}
      </Button>
      <DeleteAccountDialog open={isOpen} onOpenChange={setIsOpen} />
    </SettingsSection>
  );
}
