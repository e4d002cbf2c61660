-- Unsent notes about the person's case, for `undo_drafts`.
CREATE FUNCTION drafts_before(person uuid) RETURNS jsonb
LANGUAGE sql STABLE
AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('by', d.moderator_id, 'notes', d.notes, 'at', d.saved_at)), '[]')
  FROM moderation_cases c JOIN note_drafts d ON d.case_id = c.id WHERE c.person_id = person
$$;

-- Brings drafts back to a case that an undo has opened again: what the decision's moderator wrote with it, and what the others had not sent.
CREATE FUNCTION undo_drafts(person uuid, decision uuid, moderator uuid, drafts jsonb) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO note_drafts (case_id, moderator_id, person_id, notes, saved_at)
  SELECT c.id, d.by, (SELECT id FROM profiles WHERE id = person), d.notes, d.at
  FROM moderation_cases c CROSS JOIN (
    SELECT moderator AS by, n.notes, now() AS at FROM moderation_notes n WHERE n.entry_id = decision
    UNION ALL
    SELECT k.by, k.notes, k.at FROM jsonb_to_recordset(drafts) AS k (by uuid, notes text, at timestamptz)
    WHERE k.by <> moderator OR NOT EXISTS (SELECT FROM moderation_notes n WHERE n.entry_id = decision)
  ) d JOIN profiles p ON p.id = d.by
  WHERE c.person_id = person AND p.is_moderator
  -- Written about newer reports meanwhile.
  ON CONFLICT DO NOTHING
$$;
