import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { BrandOption } from '../../agency-brands/components/load-brands.ts'
import { TEAM_ROLES } from '../kinds.ts'
import type { Limits } from '../rules/limits.ts'
import type { Member } from '../shapes.ts'
import { teamsText } from '../text/index.ts'
import { brandNames, MemberBrands } from './agency-limits.tsx'
import { MemberLimits } from './limits.tsx'

export const useRoleOptions = () => {
  const t = useText(teamsText)
  return TEAM_ROLES.map((value) => ({ value, label: t(value) }))
}

function Person({ member }: { member: Member }) {
  const t = useText(teamsText)
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={member.name} size={36} />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="wrap-anywhere">{member.name}</span>
          {member.own && <Badge>{t('you')}</Badge>}
          {member.main && <Badge>{t('main')}</Badge>}
        </span>
        <span className="block text-xs wrap-anywhere text-ink-2">{member.email}</span>
      </span>
    </span>
  )
}

function useColumns(manages: boolean, brands: readonly BrandOption[]): Column<Member>[] {
  const t = useText(teamsText)
  const lang = useLang()
  const page = `/${lang}/Marketer/team`
  const manage: Column<Member> = {
    key: 'manage',
    header: null,
    headerLabel: t('manage'),
    align: 'end',
    part: 'figure',
    cell: ({ id, name, main, own }) =>
      !main &&
      !own && (
        <TextLink
          href={pathWithQuery(page, { member: id })}
          className="hit text-sm"
          aria-label={t('manageName', { name })}
        >
          {t('manage')}
        </TextLink>
      ),
  }
  return [
    { key: 'person', header: t('person'), part: 'title', cell: (member) => <Person member={member} /> },
    {
      key: 'role',
      header: t('role'),
      cell: ({ role, brandIds }) => (
        <>
          {t(role)}
          {brandIds && <span className="block text-xs text-ink-2">{brandNames(brands, brandIds)}</span>}
        </>
      ),
    },
    {
      key: 'seen',
      header: t('lastSeen'),
      phoneLabel: t('lastSeen'),
      cell: ({ seenAt }) => (seenAt ? formatDateTime(lang, seenAt) : t('never')),
    },
    ...(manages ? [manage] : []),
  ]
}

interface MembersProps {
  members: readonly Member[]
  manages: boolean
  brands: readonly BrandOption[]
}

export function MembersCard({ members, manages, brands }: MembersProps) {
  const t = useText(teamsText)
  return (
    <Card pad={24}>
      <SectionHead title={t('members')} count={members.length} />
      <Table caption={t('members')} columns={useColumns(manages, brands)} rows={members} rowKey={({ id }) => id} />
    </Card>
  )
}

interface ManageProps {
  member: Member
  limits: Limits
  brands: readonly BrandOption[]
}

/** Forms for one member: role, brands, limits, removal. */
export function ManageMember({ member, limits, brands }: ManageProps) {
  const t = useText(teamsText)
  const lang = useLang()
  const options = useRoleOptions()
  return (
    <Card pad={24}>
      <SectionHead
        title={member.name}
        note={member.email}
        link={{ href: `/${lang}/Marketer/team`, label: t('close') }}
      />
      <ActionForm
        intent="changeRole"
        target={member.id}
        labels={{ role: t('role') }}
        className="grid max-w-[520px] gap-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end"
      >
        {(props) => (
          <>
            <Select {...props('role', member.role)} label={t('role')} options={options} />
            <SubmitButton busyLabel={t('saving')}>{t('changeRole')}</SubmitButton>
          </>
        )}
      </ActionForm>
      <MemberBrands member={member} brands={brands} />
      <MemberLimits member={member} limits={limits} />
      <ActionForm
        intent="remove"
        target={member.id}
        className="mt-5 grid justify-items-start gap-2 border-t border-line pt-5"
      >
        <p className="text-sm text-ink-2">{t('removeNote')}</p>
        <SubmitButton
          variant="secondary"
          busyLabel={t('removing')}
          aria-label={t('removeTitle', { name: member.name })}
        >
          {t('remove')}
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}
