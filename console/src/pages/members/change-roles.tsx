import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Member } from '../../api/operations.ts'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useChange } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { RoleSelect } from './role-select.tsx'
import { memberTexts } from './texts.ts'

/** Changes what a member is in each environment. */
export function ChangeRoles({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const t = useTexts(memberTexts)
  const shared = useTexts(partTexts)
  const { workspaceId } = usePlace()
  const [sandbox, setSandbox] = useState(member.sandbox)
  const [production, setProduction] = useState(member.production)
  const change = useChange('members.change', ['members.list'])
  const submit = () =>
    change.mutate(
      { workspace_id: workspaceId, person_id: member.person_id, sandbox, production },
      { onSuccess: onClose },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('changeOf')(member.name)}
      closeButtonProps={{ 'aria-label': shared('close') }}
    >
      <Stack>
        <RoleSelect label={t('sandbox')} value={sandbox} onChange={setSandbox} />
        <RoleSelect label={t('production')} value={production} onChange={setProduction} />
        <ProblemAlert error={change.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {shared('cancel')}
          </Button>
          <Button loading={change.isPending} onClick={submit}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
