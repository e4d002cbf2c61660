-- The languages that a person says they speak, in the order in which they say them.

-- The languages as bits, numbered in the order of the array, which may only grow at its end; unknown ones have none.
CREATE FUNCTION language_bits(codes text[]) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT coalesce(bit_or(1::bigint << (array_position(ARRAY[
    'ar', 'bg', 'bn', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr',
    'gl', 'he', 'hi', 'hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'nl', 'no', 'pl',
    'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'th', 'tl', 'tr', 'uk', 'ur', 'vi', 'zh'
  ], code) - 1)), 0)
  FROM unnest(codes) code
$$;

ALTER TABLE profiles
  ADD COLUMN languages text[] NOT NULL DEFAULT '{}',
  -- As many bits as codes: all of them known, none twice.
  ADD CONSTRAINT profiles_languages CHECK (
    cardinality(languages) <= 5 AND bit_count(language_bits(languages)::bit(64)) = cardinality(languages)
  ) NOT VALID;
