import { Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { Invitation, Member } from '../../api/operations.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Confirm } from '../../parts/confirm.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { Icon } from '../../parts/icons.tsx'
import { Page } from '../../parts/page.tsx'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useChange, useOperation } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { ChangeRoles } from './change-roles.tsx'
import { InviteMember } from './invite-member.tsx'
import type { MemberRole } from './role-select.tsx'
import { RoleTable } from './role-table.tsx'
import { memberTexts } from './texts.ts'

/** Who is in the workspace, who is invited, and what each role may do. */
export default function MembersPage() {
  const t = useTexts(memberTexts)
  const { workspaceId } = usePlace()
  const members = useOperation('members.list', { workspace_id: workspaceId })
  const remove = useChange('members.remove', ['members.list'])
  const withdraw = useChange('members.withdraw', ['members.list'])
  const [isInviting, setInviting] = useState(false)
  const [dialog, setDialog] = useState<{ readonly kind: 'change' | 'remove'; readonly member: Member } | null>(null)
  const close = () => {
    setDialog(null)
    remove.reset()
  }
  return (
    <Page
      title={t('title')}
      about={t('about')}
      actions={
        <ActionButton permission="members.change" leftSection={<Icon name="plus" />} onClick={() => setInviting(true)}>
          {t('invite')}
        </ActionButton>
      }
    >
      <ProblemAlert error={members.error ?? withdraw.error} onAgain={() => void members.refetch()} />
      <DataTable
        caption={t('list')}
        columns={useMemberColumns((kind, member) => setDialog({ kind, member }))}
        rows={members.data?.members}
        rowKey={({ person_id: id }) => id}
        csvName="members"
        empty={null}
      />
      <Title order={2}>{t('invitations')}</Title>
      <DataTable
        caption={t('invitations')}
        columns={useInvitationColumns((id) => withdraw.mutate({ workspace_id: workspaceId, id }))}
        rows={members.data?.invitations}
        rowKey={({ id }) => id}
        empty={<Text size="sm">{t('noInvitations')}</Text>}
      />
      <RoleTable />
      {isInviting && <InviteMember onClose={() => setInviting(false)} />}
      {dialog?.kind === 'change' && <ChangeRoles member={dialog.member} onClose={close} />}
      <Confirm
        opened={dialog?.kind === 'remove'}
        title={dialog === null ? '' : t('removeOf')(dialog.member.name)}
        action={t('remove')}
        word={dialog?.member.email ?? ''}
        isBusy={remove.isPending}
        error={remove.error}
        onClose={close}
        onConfirm={() =>
          dialog !== null &&
          remove.mutate({ workspace_id: workspaceId, person_id: dialog.member.person_id }, { onSuccess: close })
        }
      >
        {t('removeAbout')}
      </Confirm>
    </Page>
  )
}

function useRoleText(): (role: MemberRole) => string {
  const t = useTexts(memberTexts)
  const shared = useTexts(partTexts)
  return (role) => (role === null ? t('none') : shared(role))
}

function useMemberColumns(onAction: (kind: 'change' | 'remove', member: Member) => void): readonly Column<Member>[] {
  const t = useTexts(memberTexts)
  const format = useFormat()
  const roleText = useRoleText()
  return [
    {
      id: 'name',
      header: t('name'),
      cell: ({ name, operates }) => (
        <Stack gap={0}>
          <Text size="sm">{name}</Text>
          {operates && (
            <Text size="xs" c="dimmed">
              {t('operates')}
            </Text>
          )}
        </Stack>
      ),
      value: ({ name }) => name,
    },
    {
      id: 'email',
      header: t('email'),
      cell: ({ email, email_verified: verified }) => (
        <Stack gap={0}>
          <Text size="sm">{email}</Text>
          {!verified && (
            <Text size="xs" c="dimmed">
              {t('unverified')}
            </Text>
          )}
        </Stack>
      ),
      value: ({ email }) => email,
    },
    {
      id: 'sandbox',
      header: t('sandbox'),
      cell: ({ sandbox }) => <Text size="sm">{roleText(sandbox)}</Text>,
      value: ({ sandbox }) => roleText(sandbox),
    },
    {
      id: 'production',
      header: t('production'),
      cell: ({ production }) => <Text size="sm">{roleText(production)}</Text>,
      value: ({ production }) => roleText(production),
    },
    {
      id: 'joined',
      header: t('joined'),
      cell: ({ joined_at: at }) => <Text size="sm">{format.day(at)}</Text>,
      value: ({ joined_at: at }) => at,
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (member) => (
        <Group gap={4} wrap="nowrap">
          <ActionButton
            permission="members.change"
            size="compact-sm"
            variant="default"
            aria-label={t('changeOf')(member.name)}
            onClick={() => onAction('change', member)}
          >
            {t('change')}
          </ActionButton>
          <ActionButton
            permission="members.change"
            size="compact-sm"
            variant="default"
            aria-label={t('removeOf')(member.name)}
            onClick={() => onAction('remove', member)}
          >
            {t('remove')}
          </ActionButton>
        </Group>
      ),
    },
  ]
}

function useInvitationColumns(onWithdraw: (id: string) => void): readonly Column<Invitation>[] {
  const t = useTexts(memberTexts)
  const format = useFormat()
  const roleText = useRoleText()
  return [
    {
      id: 'email',
      header: t('email'),
      cell: ({ email }) => <Text size="sm">{email}</Text>,
      value: ({ email }) => email,
    },
    {
      id: 'sandbox',
      header: t('sandbox'),
      cell: ({ sandbox }) => <Text size="sm">{roleText(sandbox)}</Text>,
      value: ({ sandbox }) => roleText(sandbox),
    },
    {
      id: 'production',
      header: t('production'),
      cell: ({ production }) => <Text size="sm">{roleText(production)}</Text>,
      value: ({ production }) => roleText(production),
    },
    {
      id: 'until',
      header: t('invitedUntil'),
      cell: ({ expires_at: at }) => <Text size="sm">{format.moment(at)}</Text>,
      value: ({ expires_at: at }) => at,
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: ({ id, email }) => (
        <ActionButton
          permission="members.change"
          size="compact-sm"
          variant="default"
          aria-label={t('withdrawOf')(email)}
          onClick={() => onWithdraw(id)}
        >
          {t('withdraw')}
        </ActionButton>
      ),
    },
  ]
}
