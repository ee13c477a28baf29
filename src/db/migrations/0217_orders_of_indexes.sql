-- Lists ask for `desc`, which is NULLS FIRST; indexes that were made with NULLS LAST serve no such order.
DROP INDEX "audit_target";
--> statement-breakpoint
DROP INDEX "audit_actor";
--> statement-breakpoint
DROP INDEX "outbox_account";
--> statement-breakpoint
DROP INDEX "outbox_newest";
--> statement-breakpoint
DROP INDEX "setting_rows_effective";
--> statement-breakpoint
DROP INDEX "credit_holds_owner";
--> statement-breakpoint
DROP INDEX "ledger_postings_out";
--> statement-breakpoint
DROP INDEX "ledger_postings_in";
--> statement-breakpoint
DROP INDEX "login_attempts_key";
--> statement-breakpoint
DROP INDEX "login_attempts_account";
--> statement-breakpoint
DROP INDEX "one_time_codes_address";
--> statement-breakpoint
DROP INDEX "one_time_codes_account";
--> statement-breakpoint
DROP INDEX "one_time_codes_client";
--> statement-breakpoint
DROP INDEX "one_time_codes_requester";
--> statement-breakpoint
DROP INDEX "persistent_logins_account";
--> statement-breakpoint
DROP INDEX "sessions_account";
--> statement-breakpoint
DROP INDEX "accounts_role_created";
--> statement-breakpoint
DROP INDEX "consents_account";
--> statement-breakpoint
DROP INDEX "influencers_referred";
--> statement-breakpoint
DROP INDEX "api_keys_account";
--> statement-breakpoint
DROP INDEX "attachments_account";
--> statement-breakpoint
DROP INDEX "buyer_certificates_account";
--> statement-breakpoint
DROP INDEX "report_links_campaign";
--> statement-breakpoint
DROP INDEX "campaigns_marketer";
--> statement-breakpoint
DROP INDEX "campaigns_market_newest";
--> statement-breakpoint
DROP INDEX "campaigns_market_price";
--> statement-breakpoint
DROP INDEX "channel_claims_account";
--> statement-breakpoint
DROP INDEX "privilege_codes_created";
--> statement-breakpoint
DROP INDEX "contact_messages_newest";
--> statement-breakpoint
DROP INDEX "content_items_live";
--> statement-breakpoint
DROP INDEX "content_items_newest";
--> statement-breakpoint
DROP INDEX "content_items_desk";
--> statement-breakpoint
DROP INDEX "content_versions_number";
--> statement-breakpoint
DROP INDEX "charges_marketer";
--> statement-breakpoint
DROP INDEX "charges_status";
--> statement-breakpoint
DROP INDEX "charges_newest";
--> statement-breakpoint
DROP INDEX "documents_owner";
--> statement-breakpoint
DROP INDEX "files_owner";
--> statement-breakpoint
DROP INDEX "influencer_blocks_marketer";
--> statement-breakpoint
DROP INDEX "influencer_searches_marketer";
--> statement-breakpoint
DROP INDEX "job_insights_job";
--> statement-breakpoint
DROP INDEX "job_messages_job";
--> statement-breakpoint
DROP INDEX "job_platform_insights_post";
--> statement-breakpoint
DROP INDEX "job_posts_job";
--> statement-breakpoint
DROP INDEX "jobs_marketer";
--> statement-breakpoint
DROP INDEX "jobs_influencer";
--> statement-breakpoint
DROP INDEX "jobs_influencer_price";
--> statement-breakpoint
DROP INDEX "jobs_marketer_price";
--> statement-breakpoint
DROP INDEX "jobs_campaign";
--> statement-breakpoint
DROP INDEX "jobs_applicants";
--> statement-breakpoint
DROP INDEX "jobs_manager";
--> statement-breakpoint
DROP INDEX "manager_acts_partner";
--> statement-breakpoint
DROP INDEX "manager_links_manager";
--> statement-breakpoint
DROP INDEX "manager_links_received";
--> statement-breakpoint
DROP INDEX "bank_accounts_account";
--> statement-breakpoint
DROP INDEX "payout_batches_status";
--> statement-breakpoint
DROP INDEX "withdrawals_account";
--> statement-breakpoint
DROP INDEX "withdrawals_status";
--> statement-breakpoint
DROP INDEX "data_exports_account";
--> statement-breakpoint
DROP INDEX "search_entries_newest";
--> statement-breakpoint
DROP INDEX "shortlist_people_list";
--> statement-breakpoint
DROP INDEX "shortlists_marketer";
--> statement-breakpoint
DROP INDEX "vat_invoices_account";
--> statement-breakpoint
DROP INDEX "webhook_deliveries_newest";
--> statement-breakpoint
DROP INDEX "webhook_deliveries_not_sent";
--> statement-breakpoint
DROP INDEX "webhook_endpoints_account";
--> statement-breakpoint
CREATE INDEX "audit_target" ON "audit_log" USING btree ("target_type","target_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit_log" USING btree ("actor_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "outbox_account" ON "outbox" USING btree ("account_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "setting_rows_effective" ON "setting_rows" USING btree ("key","effective_from" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "credit_holds_owner" ON "credit_holds" USING btree ("owner_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "ledger_postings_out" ON "ledger_postings" USING btree ("source_account","entry_id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "ledger_postings_in" ON "ledger_postings" USING btree ("destination_account","entry_id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "login_attempts_key" ON "login_attempts" USING btree ("key","at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "login_attempts_account" ON "login_attempts" USING btree ("account","at" DESC NULLS FIRST) WHERE account is not null;
--> statement-breakpoint
CREATE INDEX "one_time_codes_address" ON "one_time_codes" USING btree ("address","purpose","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "one_time_codes_account" ON "one_time_codes" USING btree ("account_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "one_time_codes_client" ON "one_time_codes" USING btree ("client_hash","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "one_time_codes_requester" ON "one_time_codes" USING btree ("requester","created_at" DESC NULLS FIRST) WHERE requester is not null;
--> statement-breakpoint
CREATE INDEX "persistent_logins_account" ON "persistent_logins" USING btree ("account_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "accounts_role_created" ON "accounts" USING btree ("role","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "consents_account" ON "consents" USING btree ("account_id","kind","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "influencers_referred" ON "influencers" USING btree ("referred_by","account_id" DESC NULLS FIRST) WHERE referred_by is not null;
--> statement-breakpoint
CREATE INDEX "api_keys_account" ON "api_keys" USING btree ("account_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "attachments_account" ON "attachments" USING btree ("account_id","kind","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "buyer_certificates_account" ON "buyer_certificates" USING btree ("account_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "report_links_campaign" ON "report_links" USING btree ("campaign_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "campaigns_marketer" ON "campaigns" USING btree ("marketer_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "campaigns_market_newest" ON "campaigns" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live' and kind = 'public' and not paused;
--> statement-breakpoint
CREATE INDEX "campaigns_market_price" ON "campaigns" USING btree ("price" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live' and kind = 'public' and not paused;
--> statement-breakpoint
CREATE INDEX "channel_claims_account" ON "channel_claims" USING btree ("account_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "privilege_codes_created" ON "privilege_codes" USING btree ("created_at" DESC NULLS FIRST,"code" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("status","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "content_items_live" ON "content_items" USING btree ("kind","facet","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live is not null;
--> statement-breakpoint
CREATE INDEX "content_items_newest" ON "content_items" USING btree ("kind","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live is not null;
--> statement-breakpoint
CREATE INDEX "content_items_desk" ON "content_items" USING btree ("kind","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_number" ON "content_versions" USING btree ("item_id","number" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "charges_marketer" ON "charges" USING btree ("marketer_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "charges_status" ON "charges" USING btree ("status","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "charges_newest" ON "charges" USING btree ("id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_account_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "influencer_blocks_marketer" ON "influencer_blocks" USING btree ("marketer_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "influencer_searches_marketer" ON "influencer_searches" USING btree ("marketer_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "job_insights_job" ON "job_insights" USING btree ("job_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "job_messages_job" ON "job_messages" USING btree ("job_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "job_platform_insights_post" ON "job_platform_insights" USING btree ("post_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "job_posts_job" ON "job_posts" USING btree ("job_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "jobs_marketer" ON "jobs" USING btree ("marketer_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "jobs_influencer" ON "jobs" USING btree ("influencer_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "jobs_influencer_price" ON "jobs" USING btree ("influencer_id","price" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "jobs_marketer_price" ON "jobs" USING btree ("marketer_id","price" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "jobs_campaign" ON "jobs" USING btree ("campaign_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "jobs_applicants" ON "jobs" USING btree ("campaign_id","match_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('MATCHED', 'MISMATCHED');
--> statement-breakpoint
CREATE INDEX "jobs_manager" ON "jobs" USING btree ("manager_id","id" DESC NULLS FIRST) WHERE manager_id is not null;
--> statement-breakpoint
CREATE INDEX "manager_acts_partner" ON "manager_acts" USING btree ("partner_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "manager_links_manager" ON "manager_links" USING btree ("manager_id","status","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "manager_links_received" ON "manager_links" USING btree ("partner_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "bank_accounts_account" ON "bank_accounts" USING btree ("account_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "payout_batches_status" ON "payout_batches" USING btree ("status","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "withdrawals_account" ON "withdrawals" USING btree ("account_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "withdrawals_status" ON "withdrawals" USING btree ("status","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "data_exports_account" ON "data_exports" USING btree ("account_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "search_entries_newest" ON "search_entries" USING btree ("lang","kind","published_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "shortlist_people_list" ON "shortlist_people" USING btree ("shortlist_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "shortlists_marketer" ON "shortlists" USING btree ("marketer_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "vat_invoices_account" ON "vat_invoices" USING btree ("account_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_not_sent" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status <> 'sent';
--> statement-breakpoint
CREATE INDEX "webhook_endpoints_account" ON "webhook_endpoints" USING btree ("account_id","id" DESC NULLS FIRST);
