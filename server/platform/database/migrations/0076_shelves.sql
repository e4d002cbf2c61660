-- A person's favourite titles in order, and how far they are with each of their titles. Both go with the title.
CREATE TABLE shelf_pins (
  user_id uuid NOT NULL,
  gustos_id integer NOT NULL,
  position smallint NOT NULL CONSTRAINT shelf_pins_position CHECK (position BETWEEN 1 AND 5),
  PRIMARY KEY (user_id, gustos_id),
  CONSTRAINT shelf_pins_place_key UNIQUE (user_id, position),
  CONSTRAINT shelf_pins_title_fkey FOREIGN KEY (user_id, gustos_id)
    REFERENCES usuario_gustos (user_id, gustos_id) ON DELETE CASCADE
);

CREATE TABLE title_statuses (
  user_id uuid NOT NULL,
  gustos_id integer NOT NULL,
  status text NOT NULL CONSTRAINT title_statuses_status CHECK (status IN ('now', 'finished', 'planned', 'dropped')),
  since timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, gustos_id),
  CONSTRAINT title_statuses_title_fkey FOREIGN KEY (user_id, gustos_id)
    REFERENCES usuario_gustos (user_id, gustos_id) ON DELETE CASCADE
);
