-- Whether the feed still has everything that `mark` did not see, and if so who changed. Read it in FROM: there it becomes
-- part of the statement and is planned with it, once for all callings; in a list of columns it is planned each time.
CREATE FUNCTION discovery_feed(mark pg_snapshot) RETURNS TABLE (reaches boolean, people uuid[])
LANGUAGE sql STABLE
AS $$
  SELECT
    NOT EXISTS (
      SELECT FROM discovery_pruned
      WHERE xid >= pg_snapshot_xmin(mark) AND xid < pg_snapshot_xmax(pg_current_snapshot())
    ),
    ARRAY(
      SELECT DISTINCT person_id FROM discovery_changes
      WHERE xid >= pg_snapshot_xmin(mark) AND xid < pg_snapshot_xmax(pg_current_snapshot())
        AND NOT pg_visible_in_snapshot(xid, mark)
    )
$$;

DROP FUNCTION discovery_changes_since(pg_snapshot);
DROP FUNCTION discovery_changes_reach(pg_snapshot);
