import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { outlineOf } from "../lib/outline-testing.ts";
import { Avatar } from "./avatar.tsx";
import { Badge, Chip } from "./badge.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { CheckboxGroup } from "./checkbox-group.tsx";
import { Lightbox } from "./dialog.tsx";
import { EmptyState } from "./empty-state.tsx";
import { IconButton } from "./icon-button.tsx";
import { ListError, ListWaiting } from "./list-states.tsx";
import { PasswordField } from "./password-field.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { RadioCards } from "./radio-cards.tsx";
import { SearchField } from "./search-field.tsx";
import { Segmented } from "./segmented.tsx";
import { Select } from "./select.tsx";
import { Slider } from "./slider.tsx";
import { Switch } from "./switch.tsx";
import { Tabs } from "./tabs.tsx";
import { renderInKit } from "./testing.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

/** The structure of each component in all variants and states. */

const noop = () => {};
const KINDS = ["anime", "juego", "serie_pelicula"] as const;
const OPTIONS = [
  { value: "one", label: "Uno" },
  { value: "two", label: "Dos" },
] as const;

test.each([
  [
    "badges",
    <>
      {(["neutral", "signal", "accent", "gold", "danger", "success", ...KINDS] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge icon={<i title="own" />}>own icon</Badge>
    </>,
  ],
  [
    "chips",
    <>
      <Chip name="One Piece" tone="anime" onRemove={noop} />
      <Chip name="Dune" tone="serie_pelicula" onRemove={noop} disabled />
      <Chip name="Zelda" />
    </>,
  ],
  [
    "buttons",
    <>
      {(["primary", "secondary", "quiet", "danger", "gold"] as const).map((variant) => (
        <Button key={variant} variant={variant} icon={<i title="icon" />}>
          {variant}
        </Button>
      ))}
      <Button disabled>disabled</Button>
      <Button busy>busy</Button>
      <Button busy busyLabel="under way" type="submit">
        busy
      </Button>
      <Button busyLabel="under way">idle</Button>
      <ButtonLink to="/chats" variant="primary" icon={<i title="icon" />}>
        link
      </ButtonLink>
    </>,
  ],
  [
    "buttons of an icon",
    <>
      {(["plain", "framed", "signal"] as const).map((variant) => (
        <IconButton key={variant} variant={variant} label={variant} icon={<i title="icon" />} />
      ))}
      <IconButton label="busy" icon={<i title="icon" />} busy />
      <IconButton label="disabled" icon={<i title="icon" />} disabled />
    </>,
  ],
  [
    "bars",
    <>
      <ProgressBar label="meter" value={42} />
      <ProgressBar label="below" value={-5} tone="accent" />
      <ProgressBar label="above" value={120} tone="success" />
      {/* biome-ignore lint/a11y/useValidAriaRole: the kit's own word */}
      <ProgressBar label="under way" role="progress" />
      <ProgressBar label="bare" bare value={10} valueText="10 of 100" />
    </>,
  ],
  [
    "avatars",
    <Avatar
      key="robin"
      name="Robin"
      src="/a.jpg"
      srcSet="/a-96.jpg 96w"
      alt="Robin"
      eager
      size="xl"
      tints={["#111111", "#222222"]}
    />,
  ],
  [
    "empty states",
    <>
      <EmptyState drawing="drawing" title="screen" text="text" action={<Button>next</Button>} />
      <EmptyState drawing="drawing" title="section" level={3} />
    </>,
  ],
  [
    "states of lists",
    <>
      <ListWaiting height="h-24" />
      <ListWaiting height="h-24" entries={1} />
      <ListError title="failed" text="text" query={{ refetch: async () => {} }} />
    </>,
  ],
  [
    "fields of text",
    <>
      <TextField label="plain" name="plain" />
      <TextField label="hint" hint="hint" optional />
      <TextField label="error" hint="hint" error="wrong" />
      <TextField label="status" status="available" />
      <TextField label="hidden" hideLabel leading={<i title="before" />} trailing={<i title="after" />} />
      <PasswordField label="password" autoComplete="new-password" />
      <SearchField label="search" value="" onValueChange={noop} />
      <SearchField label="search more" value="robin" onValueChange={noop} />
      <TextArea label="long" value="abc" max={10} rows={2} onChange={noop} />
      <TextArea label="long error" error="wrong" hint="hint" />
    </>,
  ],
  [
    "choices",
    <>
      <RadioCards legend="cards" options={OPTIONS} value="two" onValueChange={noop} name="cards" />
      <RadioCards legend="wrong cards" options={OPTIONS} value="" onValueChange={noop} name="wrong" error="choose" />
      <CheckboxGroup legend="boxes" hint="hint" options={OPTIONS} value={["one"]} onValueChange={noop} name="boxes" />
      <CheckboxGroup legend="wrong boxes" error="choose" options={OPTIONS} value={[]} onValueChange={noop} />
      <Switch label="on" hint="hint" checked onCheckedChange={noop} name="on" />
      <Switch label="off" checked={false} onCheckedChange={noop} disabled />
      <Segmented label="icons" options={OPTIONS} value="one" onValueChange={noop} iconsOnly />
      <Segmented label="shown" options={OPTIONS} value="two" onValueChange={noop} showLabel />
      <Slider label="far" value={50} min={10} max={110} step={10} valueText="50 km" onValueChange={noop} />
      <Slider label="above" value={1} min={0} max={2} valueText="1" onValueChange={noop} fill="above" />
    </>,
  ],
  [
    "lists to choose from",
    <>
      <Select label="chosen" options={OPTIONS} value="one" onValueChange={noop} hint="hint" />
      <Select label="not chosen" options={OPTIONS} value={null} onValueChange={noop} error="choose" />
    </>,
  ],
])("%s", async (_, parts) => {
  const { container } = await renderInKit(parts);
  expect(outlineOf(container)).toMatchSnapshot();
});

test("tabs", async () => {
  const tabs = [
    { value: "one", label: "Uno", icon: <i title="icon" />, count: 3, content: "first" },
    { value: "two", label: "Dos", count: "999+", content: "second" },
    { value: "three", label: "Tres", content: "third" },
  ];
  const { container } = await renderInKit(<Tabs label="lists" tabs={tabs} value="two" onValueChange={noop} />);
  expect(outlineOf(container)).toMatchSnapshot();
  const [, open] = screen.getAllByRole("tab");
  expect(document.getElementById(open?.getAttribute("aria-controls") ?? "")).toBe(screen.getByRole("tabpanel"));
});

test("an enlarged picture", async () => {
  await renderInKit(
    <Lightbox open onOpenChange={noop} label="Robin">
      <img src="/a.jpg" alt="Robin" />
    </Lightbox>,
  );
  expect(outlineOf(await screen.findByRole("dialog", { name: "Robin" }))).toMatchSnapshot();
});
