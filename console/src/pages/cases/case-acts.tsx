import { Button, Group, Modal, Radio, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { Person } from '../../api/person.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { usePerson } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useChange } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { caseTexts } from './texts.ts'

const decisions = ['approve', 'decline', 'escalate'] as const
const reads = ['cases.view', 'cases.summary', 'cases.timeline', 'cases.search'] as const

/** What a person does about a case: decide, note, take it. The server signs it with their name. */
export function CaseActs({ caseId, assignee }: { readonly caseId: string; readonly assignee: string | null }) {
  const t = useTexts(caseTexts)
  const person = usePerson()
  const [dialog, setDialog] = useState<'decide' | 'note' | null>(null)
  const assign = useChange('cases.assign', reads)
  const me = signatureOf(person)
  const isMine = assignee === me
  return (
    <>
      <ActionButton
        permission="cases.decide"
        variant="default"
        loading={assign.isPending}
        onClick={() => assign.mutate({ id: caseId, assignee: isMine ? null : me, by: me })}
      >
        {isMine ? t('unassign') : t('assignToMe')}
      </ActionButton>
      <ActionButton permission="cases.decide" variant="default" onClick={() => setDialog('note')}>
        {t('note')}
      </ActionButton>
      <ActionButton permission="cases.decide" onClick={() => setDialog('decide')}>
        {t('decide')}
      </ActionButton>
      <ProblemAlert error={assign.error} />
      {dialog === 'decide' && <Decide caseId={caseId} onClose={() => setDialog(null)} />}
      {dialog === 'note' && <Note caseId={caseId} onClose={() => setDialog(null)} />}
    </>
  )
}

/** The name that a case is assigned by. Notes and decisions are signed by the server, whatever a call says. */
function signatureOf({ name, email }: Person): string {
  return `${name} <${email}>`
}

function Decide({ caseId, onClose }: { readonly caseId: string; readonly onClose: () => void }) {
  const t = useTexts(caseTexts)
  const shared = useTexts(partTexts)
  const person = usePerson()
  const [chosen, setChosen] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const decide = useChange('cases.decide', reads)
  const decision = decisions.find((value) => value === chosen)
  return (
    <Modal opened onClose={onClose} title={t('decide')} closeButtonProps={{ 'aria-label': shared('close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (decision !== undefined)
            decide.mutate({ id: caseId, decision, reason, reviewer: signatureOf(person) }, { onSuccess: onClose })
        }}
      >
        <Stack>
          <Text size="sm">{t('decideAbout')}</Text>
          <Radio.Group label={t('decision')} required value={chosen} onChange={setChosen}>
            <Stack gap="xs" mt="xs">
              {decisions.map((value) => (
                <Radio key={value} value={value} label={t(value)} />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label={t('reason')}
            required
            autosize
            minRows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <ProblemAlert error={decide.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {shared('cancel')}
            </Button>
            <Button type="submit" loading={decide.isPending} disabled={decision === undefined}>
              {t('decide')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

function Note({ caseId, onClose }: { readonly caseId: string; readonly onClose: () => void }) {
  const t = useTexts(caseTexts)
  const shared = useTexts(partTexts)
  const person = usePerson()
  const [text, setText] = useState('')
  const note = useChange('cases.note', reads)
  return (
    <Modal opened onClose={onClose} title={t('note')} closeButtonProps={{ 'aria-label': shared('close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          note.mutate({ id: caseId, text, author: signatureOf(person) }, { onSuccess: onClose })
        }}
      >
        <Stack>
          <Textarea
            label={t('noteText')}
            required
            autosize
            minRows={3}
            data-autofocus
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <ProblemAlert error={note.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {shared('cancel')}
            </Button>
            <Button type="submit" loading={note.isPending}>
              {t('keep')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
