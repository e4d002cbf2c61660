import { LIST_SERVICE_NAMES, type ListService } from "@nakamatch/contract/vocabulary/list-services";
import { userNameIn } from "@nakamatch/domain/lists/user-name";
import { useId, useState } from "react";
import { useTranslation } from "../../../../lib/translation.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Form } from "../../../../ui/form.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { TextField } from "../../../../ui/text-field.tsx";

export interface PublicListSource {
  service: ListService;
  /** As typed. */
  name: string;
}

export type AskForNameProps = {
  services: readonly ListService[];
  source: PublicListSource;
  onChange: (source: PublicListSource) => void;
  /** Focus on mount: the person returns to this step. */
  hasFocus: boolean;
  onName: (service: ListService, name: string) => void;
};

/** Asks for a service and user name, and explains what is sent to whom. */
export function AskForName({ services, source, onChange, hasFocus, onName }: AskForNameProps) {
  const { t } = useTranslation();
  const [isWrong, setIsWrong] = useState(false);
  const note = useId();
  const service = LIST_SERVICE_NAMES[source.service];
  return (
    <Form
      className="flex flex-col items-stretch gap-4"
      onSubmit={() => {
        const name = userNameIn(source.service, source.name);
        setIsWrong(name === undefined);
        if (name !== undefined) onName(source.service, name);
      }}
    >
      {services.length > 1 && (
        <Segmented
          label={t("interests.list.service")}
          showLabel
          options={services.map((value) => ({ value, label: LIST_SERVICE_NAMES[value] }))}
          value={source.service}
          onValueChange={(value) => onChange({ ...source, service: value })}
        />
      )}
      <TextField
        label={t("interests.list.userName", { service })}
        error={isWrong && t("interests.list.userNameWrong")}
        value={source.name}
        onChange={(event) => {
          setIsWrong(false);
          const name = event.target.value;
          // A URL belongs to one service, a plain name fits any.
          const fits = (service: ListService) => userNameIn(service, name) !== undefined;
          onChange({ service: [source.service, ...services].find(fits) ?? source.service, name });
        }}
        autoFocus={hasFocus}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <p id={note} className="text-ink-soft">
        {t("interests.list.asked", { service })}
      </p>
      <Button type="submit" variant="primary" aria-describedby={note} className="self-end">
        {t("interests.list.ask")}
      </Button>
    </Form>
  );
}
