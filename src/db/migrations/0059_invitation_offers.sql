-- The price of an invitation follows an accepted counter-offer; every other term of a hold stays.
CREATE OR REPLACE TRIGGER jobs_terms_frozen
  BEFORE UPDATE OF terms, price, fee, funded_by, package_id ON jobs
  FOR EACH ROW
  WHEN (OLD.terms IS NOT NULL
    AND (NEW.terms, NEW.price, NEW.fee, NEW.funded_by, NEW.package_id)
      IS DISTINCT FROM (OLD.terms, OLD.price, OLD.fee, OLD.funded_by, OLD.package_id)
    AND ((NEW.terms, NEW.funded_by, NEW.package_id) IS DISTINCT FROM (OLD.terms, OLD.funded_by, OLD.package_id)
      OR NEW.status <> 'ASSIGN' OR OLD.status <> 'ASSIGN'
      OR coalesce(OLD.facts->>'offer', 'none') <> 'asked'
      OR coalesce(NEW.facts->>'offer', 'none') NOT IN ('agreed', 'countered')))
  EXECUTE FUNCTION jobs_keep_terms();
--> statement-breakpoint
-- Applicants whose counter-offer was passed over by an invitation at the first price: it was not accepted.
UPDATE "jobs" SET "facts" = "facts" || '{"offer": "declined"}'::jsonb
WHERE "status" = 'ASSIGN' AND "facts"->>'offer' = 'asked';
