-- The dashboard of influencers reads `income_months`, as the statement of earnings does.
DROP TRIGGER jobs_settled_earned ON jobs;
--> statement-breakpoint
DROP FUNCTION count_earned();
--> statement-breakpoint
DROP FUNCTION fill_influencer_months();
--> statement-breakpoint
DROP FUNCTION job_earned(jsonb);
--> statement-breakpoint
DROP TABLE "influencer_months";
