-- Deletes the queue with which earlier releases sent messages, and its schedule. The tables of timers are those of pg-boss,
-- which creates them at the first start of a server.
DO $$ BEGIN
  IF to_regprocedure('timers.delete_queue(text)') IS NOT NULL THEN
    DELETE FROM timers.schedule WHERE name = 'deliver';
    IF EXISTS (SELECT FROM timers.queue WHERE name = 'deliver') THEN
      BEGIN
        PERFORM timers.delete_queue('deliver');
      -- A process of an earlier release has just added a job. Nobody reads the queue that stays.
      EXCEPTION WHEN foreign_key_violation THEN NULL;
      END;
    END IF;
  END IF;
END $$;
