-- One index for each match list on each side of the pair, in the order of the list (MATCH-07): reading or counting a list
-- touches no pair outside it. A one-sided like is in two of them, as it was in the two indexes that these replace.
DROP INDEX matches_user1_idx;
DROP INDEX matches_user2_idx;

CREATE INDEX matches_user1_liked_idx ON matches (user1_id, updated_at DESC, id DESC) WHERE liked_by_user1;
CREATE INDEX matches_user1_liked_by_idx ON matches (user1_id, updated_at DESC, id DESC) WHERE liked_by_user2;
CREATE INDEX matches_user1_mutual_idx ON matches (user1_id, updated_at DESC, id DESC) WHERE liked_by_user1 AND liked_by_user2;
CREATE INDEX matches_user2_liked_idx ON matches (user2_id, updated_at DESC, id DESC) WHERE liked_by_user2;
CREATE INDEX matches_user2_liked_by_idx ON matches (user2_id, updated_at DESC, id DESC) WHERE liked_by_user1;
CREATE INDEX matches_user2_mutual_idx ON matches (user2_id, updated_at DESC, id DESC) WHERE liked_by_user1 AND liked_by_user2;

-- For the cascade of a deleted person, which also removes pairs that are in no list; user1_id leads matches_pair_key.
CREATE INDEX matches_user2_idx ON matches (user2_id);
