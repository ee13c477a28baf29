INSERT INTO influencer_facet_changes (position) SELECT position FROM influencer_search;
--> statement-breakpoint
DO $$ BEGIN WHILE sweep_influencer_facets() > 0 LOOP END LOOP; END $$;
