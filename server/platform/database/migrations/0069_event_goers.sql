-- Who goes to an event, and whom they show it to: people they like (liked) or everybody compatible (all).
CREATE TABLE event_goers (
  event_id uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  person_id uuid NOT NULL,
  view text NOT NULL,
  -- Only verified people, in both directions.
  verified_only boolean NOT NULL,
  -- When they said so. Leaving deletes the row, so that coming back starts anew.
  since timestamptz(3) NOT NULL,
  -- One of three; null once the event is over or withdrawn.
  place smallint,
  -- The days or the place changed since.
  is_moved boolean NOT NULL DEFAULT false,
  -- False until the person's open pages are told of that, or of a withdrawal.
  is_told boolean NOT NULL DEFAULT true,
  CONSTRAINT event_goers_pkey PRIMARY KEY (event_id, person_id),
  CONSTRAINT event_goers_places UNIQUE (person_id, place),
  CONSTRAINT event_goers_place CHECK (place BETWEEN 1 AND 3),
  CONSTRAINT event_goers_view CHECK (view IN ('liked', 'all'))
);
CREATE INDEX event_goers_untold_idx ON event_goers (event_id) WHERE NOT is_told;

-- How many go, counted nightly: whole tens.
CREATE TABLE event_goer_counts (
  event_id uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  goers integer NOT NULL,
  CONSTRAINT event_goer_counts_pkey PRIMARY KEY (event_id),
  CONSTRAINT event_goer_counts_tens CHECK (goers >= 10 AND goers % 10 = 0)
);

-- Those who go are told of other days, another place, a withdrawal and its end. A withdrawn event gives its place free.
CREATE FUNCTION events_tell_goers() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE event_goers SET
    is_told = false,
    is_moved = is_moved OR NEW.withdrawn_at IS NULL,
    place = CASE WHEN NEW.withdrawn_at IS NULL THEN place END
  WHERE event_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER events_tell_goers AFTER UPDATE OF first_day, last_day, city_id, withdrawn_at ON events
FOR EACH ROW WHEN (
  (OLD.first_day, OLD.last_day, OLD.city_id) IS DISTINCT FROM (NEW.first_day, NEW.last_day, NEW.city_id)
  OR (OLD.withdrawn_at IS NULL) <> (NEW.withdrawn_at IS NULL)
)
EXECUTE FUNCTION events_tell_goers();
