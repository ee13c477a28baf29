CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"actor_role" text NOT NULL,
	"act" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"why" text,
	"ip" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cache_versions" (
	"tag" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"body_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);

--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"capability" uuid NOT NULL,
	"event_key" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"account_id" uuid,
	"address" text NOT NULL,
	"lang" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"href" text,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"error" text
);

--> statement-breakpoint
CREATE TABLE "setting_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "credit_hold_lots" (
	"hold_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	CONSTRAINT "credit_hold_lots_pkey" PRIMARY KEY("hold_id","lot_id"),
	CONSTRAINT "credit_hold_lots_range" CHECK ("credit_hold_lots"."amount" > 0 and "credit_hold_lots"."remaining" >= 0 and "credit_hold_lots"."remaining" <= "credit_hold_lots"."amount")
);

--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"job_id" uuid NOT NULL,
	"seq" smallint DEFAULT 1 NOT NULL,
	"amount" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"consumed" bigint DEFAULT 0 NOT NULL,
	"released" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "credit_holds_job" UNIQUE("job_id","purpose","seq"),
	CONSTRAINT "credit_holds_purpose" CHECK ("credit_holds"."purpose" in ('job', 'extra_round', 'reimbursement')),
	CONSTRAINT "credit_holds_not_negative" CHECK ("credit_holds"."remaining" >= 0 and "credit_holds"."consumed" >= 0 and "credit_holds"."released" >= 0),
	CONSTRAINT "credit_holds_sum" CHECK ("credit_holds"."amount" = "credit_holds"."remaining" + "credit_holds"."consumed" + "credit_holds"."released"),
	CONSTRAINT "credit_holds_status" CHECK (("credit_holds"."status" = 'closed') = ("credit_holds"."remaining" = 0))
);

--> statement-breakpoint
CREATE TABLE "credit_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"source" text NOT NULL,
	"charge_id" uuid,
	"origin_lot_id" uuid,
	"bought" bigint NOT NULL,
	"available" bigint NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"consumed" bigint DEFAULT 0 NOT NULL,
	"expired" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"moved" bigint DEFAULT 0 NOT NULL,
	"purchased_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"alerted_days" smallint,
	CONSTRAINT "credit_lots_not_negative" CHECK ("credit_lots"."available" >= 0 and "credit_lots"."held" >= 0 and "credit_lots"."consumed" >= 0 and "credit_lots"."expired" >= 0 and "credit_lots"."refunded" >= 0 and "credit_lots"."moved" >= 0 and "credit_lots"."bought" > 0),
	CONSTRAINT "credit_lots_sum" CHECK ("credit_lots"."bought" = "credit_lots"."available" + "credit_lots"."held" + "credit_lots"."consumed" + "credit_lots"."expired" + "credit_lots"."refunded" + "credit_lots"."moved")
);

--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"owner_id" uuid,
	"shard" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'THB' NOT NULL,
	"normal_side" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"allow_negative" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_key" UNIQUE NULLS NOT DISTINCT("owner_id","code","shard","currency"),
	CONSTRAINT "ledger_accounts_side" CHECK ("ledger_accounts"."normal_side" in ('debit', 'credit')),
	CONSTRAINT "ledger_accounts_not_negative" CHECK ("ledger_accounts"."allow_negative" or "ledger_accounts"."balance" >= 0)
);

--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"event" text NOT NULL,
	"lines" smallint NOT NULL,
	"actor_id" uuid,
	"actor_role" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"job_id" uuid,
	"campaign_id" uuid,
	"charge_id" uuid,
	"withdrawal_id" uuid,
	"reverses" uuid,
	"idempotency_key" text,
	"memo" jsonb,
	CONSTRAINT "ledger_entries_reference" UNIQUE("reference"),
	CONSTRAINT "ledger_entries_reverses" UNIQUE("reverses"),
	CONSTRAINT "ledger_entries_lines" CHECK ("ledger_entries"."lines" > 0)
);

--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" uuid NOT NULL,
	"seq" smallint NOT NULL,
	"source_account" uuid NOT NULL,
	"destination_account" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_postings_pkey" PRIMARY KEY("entry_id","seq"),
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" > 0),
	CONSTRAINT "ledger_postings_two_accounts" CHECK ("ledger_postings"."source_account" <> "ledger_postings"."destination_account")
);

--> statement-breakpoint
CREATE TABLE "package_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"charge_id" uuid,
	"price" bigint NOT NULL,
	"creator_pay" bigint NOT NULL,
	"bought" integer NOT NULL,
	"available" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"expired" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"purchased_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "package_lots_not_negative" CHECK ("package_lots"."available" >= 0 and "package_lots"."held" >= 0 and "package_lots"."used" >= 0 and "package_lots"."expired" >= 0 and "package_lots"."refunded" >= 0 and "package_lots"."bought" > 0),
	CONSTRAINT "package_lots_sum" CHECK ("package_lots"."bought" = "package_lots"."available" + "package_lots"."held" + "package_lots"."used" + "package_lots"."expired" + "package_lots"."refunded")
);

--> statement-breakpoint
CREATE TABLE "package_units" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lot_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"value" bigint NOT NULL,
	"creator_pay" bigint NOT NULL,
	"state" text DEFAULT 'available' NOT NULL,
	"job_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "package_units_no" UNIQUE("lot_id","no"),
	CONSTRAINT "package_units_state" CHECK ("package_units"."state" in ('available', 'held', 'used', 'expired', 'refunded')),
	CONSTRAINT "package_units_value" CHECK ("package_units"."value" > 0 and "package_units"."creator_pay" >= 0 and "package_units"."creator_pay" <= "package_units"."value"),
	CONSTRAINT "package_units_job" CHECK (("package_units"."state" in ('held', 'used')) = ("package_units"."job_id" is not null))
);

--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"phone" text,
	"phone_verified_at" timestamp (3) with time zone,
	"password_hash" text NOT NULL,
	"status" text NOT NULL,
	"status_reason" text,
	"lang" text NOT NULL,
	"display_name" text NOT NULL,
	"avatar_file_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deactivated_at" timestamp (3) with time zone,
	"contract_ends_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "code_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"granted" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "influencers" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"legal_name" text,
	"legal_name_latin" text,
	"birthdate" date,
	"gender" text,
	"bio" text DEFAULT '' NOT NULL,
	"country_id" integer DEFAULT 209 NOT NULL,
	"nationality_id" integer DEFAULT 209 NOT NULL,
	"national_id" text,
	"passport_no" text,
	"work_permit_no" text,
	"id_expires_on" date,
	"vat_branch" text,
	"vat_registered" boolean DEFAULT false NOT NULL,
	"payee_class" text DEFAULT 'resident_individual' NOT NULL,
	"address" jsonb,
	"shipping_address" jsonb,
	"province" text,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"talent_manager" boolean DEFAULT false NOT NULL,
	"ref_code" text NOT NULL,
	"referred_by" uuid,
	"readiness" text DEFAULT 'NotReady' NOT NULL,
	"reliability" integer DEFAULT 100 NOT NULL,
	"automatic_withdrawal" boolean DEFAULT true NOT NULL,
	"toast_seen" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "influencers_handle_unique" UNIQUE("handle"),
	CONSTRAINT "influencers_ref_code_unique" UNIQUE("ref_code")
);

--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "marketers" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_type" text NOT NULL,
	"legal_name" text,
	"brand_name" text NOT NULL,
	"tax_id" text,
	"tax_branch" text DEFAULT '00000' NOT NULL,
	"classification" text,
	"tax_regime" text,
	"address" jsonb,
	"contact_name" text,
	"website" text,
	"questionnaire" jsonb
);

--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"account_id" uuid,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"ref" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"grant_until" timestamp (3) with time zone,
	"grant_used_at" timestamp (3) with time zone,
	"token_hash" text,
	CONSTRAINT "one_time_codes_token_hash_unique" UNIQUE("token_hash")
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"device" jsonb NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);

--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"email" text,
	"email_verified_at" timestamp (3) with time zone,
	"consents" jsonb NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp (3) with time zone,
	"ref_code" text,
	"channel" jsonb,
	"utm" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "sign_ups_token_hash_unique" UNIQUE("token_hash")
);

--> statement-breakpoint
CREATE TABLE "campaign_bookmarks" (
	"account_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_bookmarks_account_id_campaign_id_pk" PRIMARY KEY("account_id","campaign_id")
);

--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"marketer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"pay_by" text NOT NULL,
	"package_id" uuid,
	"status" text NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"product" text DEFAULT '' NOT NULL,
	"product_url" text DEFAULT '' NOT NULL,
	"objective" integer,
	"brief" jsonb NOT NULL,
	"channel_type" text,
	"post_type" text,
	"review_option" text,
	"price" bigint,
	"slots" integer DEFAULT 1 NOT NULL,
	"slots_taken" integer DEFAULT 0 NOT NULL,
	"criteria" jsonb NOT NULL,
	"topic" text DEFAULT 'lifestyle' NOT NULL,
	"close_at" timestamp (3) with time zone,
	"draft_days" integer,
	"draft_by" date,
	"post_from" date,
	"post_by" date,
	"usage_rights" text DEFAULT '' NOT NULL,
	"usage_ends_on" date,
	"disclosure_tag" text DEFAULT '' NOT NULL,
	"tracking_path" text,
	"tracking_url" text DEFAULT '' NOT NULL,
	"coupon_code" text DEFAULT '' NOT NULL,
	"reimbursement_cap" bigint,
	"check_in_code" text,
	"venue" text DEFAULT '' NOT NULL,
	"cover_scene" text,
	"cover_file_id" uuid,
	"review_note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "campaigns_tracking_path_unique" UNIQUE("tracking_path"),
	CONSTRAINT "campaigns_slots" CHECK ("campaigns"."slots_taken" >= 0 and "campaigns"."slots_taken" <= "campaigns"."slots"),
	CONSTRAINT "campaigns_price" CHECK ("campaigns"."price" is null or "campaigns"."price" > 0)
);

--> statement-breakpoint
CREATE TABLE "channel_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"handle" text NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"verifier" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "channel_prices" (
	"channel_id" uuid NOT NULL,
	"post_type" text NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "channel_prices_channel_id_post_type_pk" PRIMARY KEY("channel_id","post_type"),
	CONSTRAINT "channel_prices_positive" CHECK ("channel_prices"."price" > 0)
);

--> statement-breakpoint
CREATE TABLE "channel_tokens" (
	"channel_id" uuid PRIMARY KEY NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text,
	"expires_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"external_id" text NOT NULL,
	"handle" text NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"avatar_url" text,
	"status" text NOT NULL,
	"status_reason" text,
	"status_at" timestamp (3) with time zone NOT NULL,
	"was_allowed" boolean DEFAULT false NOT NULL,
	"proof" text NOT NULL,
	"followers" integer,
	"following" integer,
	"posts_90d" integer,
	"average_likes" integer,
	"average_comments" integer,
	"average_views" integer,
	"engagement_bps" integer,
	"audience" jsonb,
	"score" integer,
	"score_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"qualification" jsonb,
	"checked_at" timestamp (3) with time zone,
	"missed_refreshes" integer DEFAULT 0 NOT NULL,
	"appealed_at" timestamp (3) with time zone,
	"appeal_note" text,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "privilege_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"benefit_th" text NOT NULL,
	"benefit_en" text NOT NULL,
	"quota" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "privilege_codes_quota" CHECK ("privilege_codes"."used" >= 0 and "privilege_codes"."used" <= "privilege_codes"."quota")
);

--> statement-breakpoint
CREATE TABLE "privilege_uses" (
	"code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "privilege_uses_code_account_id_pk" PRIMARY KEY("code","account_id")
);

--> statement-breakpoint
CREATE TABLE "charge_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"lot_id" uuid,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"approved_by" uuid,
	"provider_refund_id" text,
	"paid_note" text,
	"error" text,
	"next_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "charge_refunds_sum" CHECK ("charge_refunds"."gross" > 0 and "charge_refunds"."net" >= 0 and "charge_refunds"."vat" >= 0)
);

--> statement-breakpoint
CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"marketer_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"item" jsonb,
	"net" bigint NOT NULL,
	"vat_bps" integer NOT NULL,
	"vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"review_reason" text,
	"provider" text,
	"provider_charge_id" text,
	"qr_payload" text,
	"authorize_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"received" bigint,
	"failure_code" text,
	"slip_file_id" uuid,
	"slip_at" timestamp (3) with time zone,
	"slip_hash" text,
	"party" jsonb NOT NULL,
	"approved_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision_note" text,
	"balance_after" bigint,
	"valid_until" timestamp (3) with time zone,
	"charged_back_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "charges_reference_unique" UNIQUE("reference"),
	CONSTRAINT "charges_sum" CHECK ("charges"."net" > 0 and "charges"."vat" >= 0 and "charges"."total" = "charges"."net" + "charges"."vat"),
	CONSTRAINT "charges_paid" CHECK (("charges"."status" = 'paid') = ("charges"."paid_at" is not null))
);

--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"charge_id" uuid,
	"deliveries" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);

--> statement-breakpoint
CREATE TABLE "document_serials" (
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_serials_kind_period_pk" PRIMARY KEY("kind","period")
);

--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"serial" text NOT NULL,
	"ref_type" text NOT NULL,
	"ref_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "documents_serial_unique" UNIQUE("serial")
);

--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"visibility" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"readers" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "files_storage_key_unique" UNIQUE("storage_key")
);

--> statement-breakpoint
CREATE TABLE "job_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"round" smallint NOT NULL,
	"file_id" uuid,
	"url" text,
	"note" text DEFAULT '' NOT NULL,
	"amount" bigint,
	"status" text NOT NULL,
	"reason_code" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "job_attachments_content" CHECK ("job_attachments"."kind" = 'insight' or "job_attachments"."file_id" is not null or "job_attachments"."url" is not null)
);

--> statement-breakpoint
CREATE TABLE "job_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"data" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "job_insights" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"source" text NOT NULL,
	"reach" integer,
	"views" integer,
	"likes" integer,
	"comments" integer,
	"shares" integer,
	"saves" integer,
	"clicks" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "job_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"author_role" text NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "job_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"url" text NOT NULL,
	"result" text NOT NULL,
	"reason_code" text,
	"reason" text,
	"checked_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"marketer_id" uuid NOT NULL,
	"influencer_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"facts" jsonb NOT NULL,
	"source" text NOT NULL,
	"price" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"funded_by" text NOT NULL,
	"package_id" uuid,
	"extras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"manager_id" uuid,
	"manager_share_bps" integer DEFAULT 0 NOT NULL,
	"match_score" integer NOT NULL,
	"is_match" boolean NOT NULL,
	"match_reasons" jsonb NOT NULL,
	"matched_at" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"check_in_code" text,
	"due_at" timestamp (3) with time zone,
	"end_at" timestamp (3) with time zone,
	"due_event" text,
	"remind_at" timestamp (3) with time zone,
	"remind_kind" text,
	"reminded_at" timestamp (3) with time zone,
	"look_at" timestamp (3) with time zone,
	"ended_by" text,
	"end_reason" text,
	"ended_at" timestamp (3) with time zone,
	"queue" text,
	"disputed_at" timestamp (3) with time zone,
	"disputed_by" text,
	"dispute_reason" text,
	"frozen_at" timestamp (3) with time zone,
	"office_at" timestamp (3) with time zone,
	"split" jsonb,
	"settled_at" timestamp (3) with time zone,
	"referrer_id" uuid,
	"referral_paid" bigint DEFAULT 0 NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"against_creator" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_price" CHECK ("jobs"."price" > 0 and "jobs"."fee" >= 0)
);

--> statement-breakpoint
CREATE TABLE "line_links" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "line_links_code_unique" UNIQUE("code")
);

--> statement-breakpoint
CREATE TABLE "notification_contacts" (
	"account_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_contacts_account_id_channel_pk" PRIMARY KEY("account_id","channel")
);

--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"account_id" uuid NOT NULL,
	"kind_group" text NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "notification_preferences_account_id_kind_group_channel_pk" PRIMARY KEY("account_id","kind_group","channel")
);

--> statement-breakpoint
CREATE TABLE "manager_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"manager_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"scope" text[] NOT NULL,
	"share_bps" integer NOT NULL,
	"status" text NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"agreed_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"ended_by" uuid,
	CONSTRAINT "manager_links_two" CHECK ("manager_links"."manager_id" <> "manager_links"."partner_id"),
	CONSTRAINT "manager_links_share" CHECK ("manager_links"."share_bps" between 0 and 10000)
);

--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"provider_result" text NOT NULL,
	"decided_by" uuid,
	"reason" text,
	"usable_from" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "payout_batches_reference_unique" UNIQUE("reference")
);

--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"account_id" uuid NOT NULL,
	"bank_account_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"fee_vat" bigint NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"expected_on" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"batch_id" uuid,
	"transfer_ref" text,
	CONSTRAINT "withdrawals_reference_unique" UNIQUE("reference"),
	CONSTRAINT "withdrawals_price" CHECK ("withdrawals"."price" > 0 and "withdrawals"."fee" >= 0 and "withdrawals"."fee" < "withdrawals"."price" and "withdrawals"."fee_vat" <= "withdrawals"."fee")
);

--> statement-breakpoint
ALTER TABLE "credit_hold_lots" ADD CONSTRAINT "credit_hold_lots_hold_id_credit_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."credit_holds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_hold_lots" ADD CONSTRAINT "credit_hold_lots_lot_id_credit_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_origin" FOREIGN KEY ("origin_lot_id") REFERENCES "public"."credit_lots"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_source_account_ledger_accounts_id_fk" FOREIGN KEY ("source_account") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_destination_account_ledger_accounts_id_fk" FOREIGN KEY ("destination_account") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "package_units" ADD CONSTRAINT "package_units_lot_id_package_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."package_lots"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "influencers" ADD CONSTRAINT "influencers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "marketers" ADD CONSTRAINT "marketers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_bookmarks" ADD CONSTRAINT "campaign_bookmarks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign_bookmarks" ADD CONSTRAINT "campaign_bookmarks_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_marketer_id_accounts_id_fk" FOREIGN KEY ("marketer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_claims" ADD CONSTRAINT "channel_claims_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_prices" ADD CONSTRAINT "channel_prices_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_tokens" ADD CONSTRAINT "channel_tokens_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "privilege_uses" ADD CONSTRAINT "privilege_uses_code_privilege_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."privilege_codes"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "privilege_uses" ADD CONSTRAINT "privilege_uses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD CONSTRAINT "charge_refunds_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_marketer_id_accounts_id_fk" FOREIGN KEY ("marketer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_slip_file_id_files_id_fk" FOREIGN KEY ("slip_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_attachments" ADD CONSTRAINT "job_attachments_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_attachments" ADD CONSTRAINT "job_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_insights" ADD CONSTRAINT "job_insights_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_messages" ADD CONSTRAINT "job_messages_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_messages" ADD CONSTRAINT "job_messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_marketer_id_accounts_id_fk" FOREIGN KEY ("marketer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_influencer_id_accounts_id_fk" FOREIGN KEY ("influencer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_manager_id_accounts_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "line_links" ADD CONSTRAINT "line_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_contacts" ADD CONSTRAINT "notification_contacts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "manager_links" ADD CONSTRAINT "manager_links_manager_id_accounts_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "manager_links" ADD CONSTRAINT "manager_links_partner_id_accounts_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audit_target" ON "audit_log" USING btree ("target_type","target_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit_log" USING btree ("actor_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_once" ON "outbox" USING btree ("event_key","channel","address");
--> statement-breakpoint
CREATE INDEX "outbox_pending" ON "outbox" USING btree ("next_at") WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX "outbox_account" ON "outbox" USING btree ("account_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("created_at") WHERE status = 'failed';
--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_capability" ON "outbox" USING btree ("capability");
--> statement-breakpoint
CREATE INDEX "setting_rows_effective" ON "setting_rows" USING btree ("key","effective_from" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "credit_hold_lots_lot" ON "credit_hold_lots" USING btree ("lot_id");
--> statement-breakpoint
CREATE INDEX "credit_holds_owner" ON "credit_holds" USING btree ("owner_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "credit_lots_owner_expiry" ON "credit_lots" USING btree ("owner_id","expires_at");
--> statement-breakpoint
CREATE INDEX "credit_lots_due" ON "credit_lots" USING btree ("expires_at") WHERE "credit_lots"."available" > 0;
--> statement-breakpoint
CREATE INDEX "credit_lots_charge" ON "credit_lots" USING btree ("charge_id") WHERE "credit_lots"."charge_id" is not null;
--> statement-breakpoint
CREATE INDEX "ledger_accounts_code" ON "ledger_accounts" USING btree ("code");
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_job_settled" ON "ledger_entries" USING btree ("job_id") WHERE "ledger_entries"."event" in ('job_completed', 'job_cancelled');
--> statement-breakpoint
CREATE INDEX "ledger_entries_event" ON "ledger_entries" USING btree ("event","id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_job" ON "ledger_entries" USING btree ("job_id") WHERE "ledger_entries"."job_id" is not null;
--> statement-breakpoint
CREATE INDEX "ledger_entries_campaign" ON "ledger_entries" USING btree ("campaign_id") WHERE "ledger_entries"."campaign_id" is not null;
--> statement-breakpoint
CREATE INDEX "ledger_entries_charge" ON "ledger_entries" USING btree ("charge_id") WHERE "ledger_entries"."charge_id" is not null;
--> statement-breakpoint
CREATE INDEX "ledger_entries_withdrawal" ON "ledger_entries" USING btree ("withdrawal_id") WHERE "ledger_entries"."withdrawal_id" is not null;
--> statement-breakpoint
CREATE INDEX "ledger_postings_out" ON "ledger_postings" USING btree ("source_account","entry_id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "ledger_postings_in" ON "ledger_postings" USING btree ("destination_account","entry_id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "package_lots_owner_expiry" ON "package_lots" USING btree ("owner_id","expires_at");
--> statement-breakpoint
CREATE INDEX "package_lots_charge" ON "package_lots" USING btree ("charge_id") WHERE "package_lots"."charge_id" is not null;
--> statement-breakpoint
CREATE INDEX "package_units_owner" ON "package_units" USING btree ("owner_id","package_id","state","expires_at");
--> statement-breakpoint
CREATE INDEX "package_units_job" ON "package_units" USING btree ("job_id") WHERE "package_units"."job_id" is not null;
--> statement-breakpoint
CREATE INDEX "package_units_due" ON "package_units" USING btree ("expires_at") WHERE "package_units"."state" = 'available';
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_role_email" ON "accounts" USING btree ("role","email") WHERE status <> 'deactivated';
--> statement-breakpoint
CREATE INDEX "accounts_role_created" ON "accounts" USING btree ("role","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin ((email || ' ' || display_name) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "attachments_account" ON "attachments" USING btree ("account_id","kind","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "attachments_waiting" ON "attachments" USING btree ("id") WHERE status = 'in_progress';
--> statement-breakpoint
CREATE INDEX "consents_account" ON "consents" USING btree ("account_id","kind","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "influencers_search" ON "influencers" USING gin ("handle" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "login_attempts_key" ON "login_attempts" USING btree ("key","at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "marketers_search" ON "marketers" USING gin ("brand_name" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "one_time_codes_address" ON "one_time_codes" USING btree ("address","purpose","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "one_time_codes_account" ON "one_time_codes" USING btree ("account_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "sign_ups_expires" ON "sign_ups" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "campaigns_marketer" ON "campaigns" USING btree ("marketer_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "campaigns_market_close" ON "campaigns" USING btree ("close_at","id") WHERE status = 'live' and kind = 'public' and not paused;
--> statement-breakpoint
CREATE INDEX "campaigns_market_newest" ON "campaigns" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'live' and kind = 'public' and not paused;
--> statement-breakpoint
CREATE INDEX "campaigns_market_price" ON "campaigns" USING btree ("price" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'live' and kind = 'public' and not paused;
--> statement-breakpoint
CREATE INDEX "campaigns_queue" ON "campaigns" USING btree ("submitted_at","id") WHERE status = 'review';
--> statement-breakpoint
CREATE INDEX "campaigns_due" ON "campaigns" USING btree ("close_at") WHERE status = 'live';
--> statement-breakpoint
CREATE UNIQUE INDEX "channel_claims_secret" ON "channel_claims" USING btree ("kind","secret");
--> statement-breakpoint
CREATE INDEX "channel_claims_account" ON "channel_claims" USING btree ("account_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "channels_identity" ON "channels" USING btree ("type","external_id") WHERE status not in ('deactivated', 'rejected');
--> statement-breakpoint
CREATE INDEX "channels_account" ON "channels" USING btree ("account_id","id");
--> statement-breakpoint
CREATE INDEX "channels_usable" ON "channels" USING btree ("type","followers") WHERE status in ('active', 'allowed');
--> statement-breakpoint
CREATE INDEX "channels_shown" ON "channels" USING btree ("followers" DESC NULLS LAST,"id") WHERE status in ('active', 'allowed');
--> statement-breakpoint
CREATE INDEX "channels_status" ON "channels" USING btree ("status","status_at","id");
--> statement-breakpoint
CREATE INDEX "charge_refunds_charge" ON "charge_refunds" USING btree ("charge_id","id");
--> statement-breakpoint
CREATE INDEX "charge_refunds_due" ON "charge_refunds" USING btree ("next_at") WHERE "charge_refunds"."next_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "charges_provider" ON "charges" USING btree ("provider","provider_charge_id");
--> statement-breakpoint
CREATE INDEX "charges_marketer" ON "charges" USING btree ("marketer_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "charges_status" ON "charges" USING btree ("status","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "charges_newest" ON "charges" USING btree ("id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "charges_due" ON "charges" USING btree ("next_check_at") WHERE "charges"."next_check_at" is not null;
--> statement-breakpoint
CREATE INDEX "charges_slip" ON "charges" USING btree ("slip_hash") WHERE "charges"."slip_hash" is not null;
--> statement-breakpoint
CREATE INDEX "webhook_events_charge" ON "webhook_events" USING btree ("charge_id") WHERE "webhook_events"."charge_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "documents_once" ON "documents" USING btree ("kind","ref_type","ref_id");
--> statement-breakpoint
CREATE INDEX "documents_ref" ON "documents" USING btree ("ref_type","ref_id");
--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_account_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "job_attachments_round" ON "job_attachments" USING btree ("job_id","kind","round");
--> statement-breakpoint
CREATE INDEX "job_attachments_file" ON "job_attachments" USING btree ("file_id");
--> statement-breakpoint
CREATE INDEX "job_events_job" ON "job_events" USING btree ("job_id","id");
--> statement-breakpoint
CREATE INDEX "job_insights_job" ON "job_insights" USING btree ("job_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "job_messages_job" ON "job_messages" USING btree ("job_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "job_posts_job" ON "job_posts" USING btree ("job_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_once" ON "jobs" USING btree ("campaign_id","influencer_id") WHERE status not in ('CANCEL', 'REJECTED');
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("end_at") WHERE end_at is not null;
--> statement-breakpoint
CREATE INDEX "jobs_remind" ON "jobs" USING btree ("remind_at") WHERE remind_at is not null;
--> statement-breakpoint
CREATE INDEX "jobs_look" ON "jobs" USING btree ("look_at") WHERE look_at is not null;
--> statement-breakpoint
CREATE INDEX "jobs_marketer" ON "jobs" USING btree ("marketer_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "jobs_influencer" ON "jobs" USING btree ("influencer_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "jobs_influencer_price" ON "jobs" USING btree ("influencer_id","price" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "jobs_marketer_price" ON "jobs" USING btree ("marketer_id","price" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "jobs_campaign" ON "jobs" USING btree ("campaign_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "jobs_applicants" ON "jobs" USING btree ("campaign_id","match_score" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status in ('MATCHED', 'MISMATCHED');
--> statement-breakpoint
CREATE INDEX "jobs_office" ON "jobs" USING btree ("office_at","id") WHERE office_at is not null;
--> statement-breakpoint
CREATE INDEX "jobs_channel_live" ON "jobs" USING btree ("channel_id") WHERE status not in ('COMPLETED', 'CANCEL', 'REJECTED');
--> statement-breakpoint
CREATE INDEX "jobs_manager" ON "jobs" USING btree ("manager_id","id" DESC NULLS LAST) WHERE manager_id is not null;
--> statement-breakpoint
CREATE INDEX "jobs_influencer_settled" ON "jobs" USING btree ("influencer_id","settled_at") WHERE settled_at is not null;
--> statement-breakpoint
CREATE INDEX "jobs_marketer_settled" ON "jobs" USING btree ("marketer_id","settled_at") WHERE settled_at is not null;
--> statement-breakpoint
CREATE INDEX "jobs_completed" ON "jobs" USING btree ("influencer_id","completed_at") WHERE completed_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "manager_links_partner" ON "manager_links" USING btree ("partner_id") WHERE status = 'active';
--> statement-breakpoint
CREATE UNIQUE INDEX "manager_links_invited" ON "manager_links" USING btree ("manager_id","partner_id") WHERE status = 'invited';
--> statement-breakpoint
CREATE INDEX "manager_links_manager" ON "manager_links" USING btree ("manager_id","status","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_current" ON "bank_accounts" USING btree ("account_id") WHERE status in ('waiting', 'verified');
--> statement-breakpoint
CREATE INDEX "bank_accounts_account" ON "bank_accounts" USING btree ("account_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "bank_accounts_waiting" ON "bank_accounts" USING btree ("id") WHERE status = 'waiting';
--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_one_pending" ON "withdrawals" USING btree ("account_id") WHERE status = 'Pending';
--> statement-breakpoint
CREATE INDEX "withdrawals_account" ON "withdrawals" USING btree ("account_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "withdrawals_status" ON "withdrawals" USING btree ("status","id" DESC NULLS LAST);
