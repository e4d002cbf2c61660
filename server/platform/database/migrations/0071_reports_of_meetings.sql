-- What happened at a meeting weighs more than what was written.
CREATE OR REPLACE FUNCTION report_severity(reason text) RETURNS double precision
LANGUAGE sql IMMUTABLE
AS $$
  SELECT CASE reason
    WHEN 'violence' THEN 5
    WHEN 'pressure' THEN 4
    WHEN 'harassment' THEN 3
    WHEN 'theft' THEN 3
    WHEN 'other_person' THEN 2
    WHEN 'impersonation' THEN 2
    WHEN 'inappropriate_content' THEN 2
    WHEN 'inappropriate_photo' THEN 2
    WHEN 'offensive_content' THEN 2
    WHEN 'fake_profile' THEN 1.5
    ELSE 1
  END::double precision
$$;
