-- The authentication library no longer counts requests: the limiter does, in memory or on Redis (docs/limits.md).
DROP TABLE auth_rate_limit;
