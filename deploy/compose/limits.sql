ALTER ROLE atrium SET statement_timeout = '10s';
