CREATE TABLE "contract_renewals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"note" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "contract_renewals" ADD CONSTRAINT "contract_renewals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_renewals_open" ON "contract_renewals" USING btree ("account_id") WHERE closed_at is null;
--> statement-breakpoint
CREATE INDEX "accounts_contract_due" ON "accounts" USING btree ("contract_ends_at") WHERE status = 'active' and contract_ends_at is not null;
