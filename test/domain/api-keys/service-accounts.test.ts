import assert from 'node:assert/strict'
import { test } from 'node:test'

import { parseServiceAccounts } from '../../../src/domain/api-keys/service-accounts.ts'

const account = 'kyc-caller@lending-prod.iam.gserviceaccount.com'
/** 255 characters: five accounts, one of 51 and four of 50, and four commas. */
const longest = ['a000000000', 'b00000000', 'c00000000', 'd00000000', 'e00000000'].map(
  (name) => `${name}@lending-prod0000.iam.gserviceaccount.com`,
)

for (const [text, accounts] of [
  [account, [account]],
  [
    ` ${account}  ,\tother@lending-prod.iam.gserviceaccount.com `,
    [account, 'other@lending-prod.iam.gserviceaccount.com'],
  ],
  ['KYC-Caller@Lending-Prod.IAM.gserviceaccount.com', [account]],
  [`${account},${account.toUpperCase()}`, [account]],
  ['svc@project.bank.example.iam.gserviceaccount.com', ['svc@project.bank.example.iam.gserviceaccount.com']],
] as const) {
  test(`${JSON.stringify(text)} is ${accounts.length} service account(s)`, () => {
    assert.deepEqual(parseServiceAccounts(text), { ok: accounts })
  })
}

for (const [text, position] of [
  ['', 1],
  ['person@gmail.com', 1],
  ['person@bank.example', 1],
  ['svc@iam.gserviceaccount.com', 1],
  ['svc@lending-prod.iam.gserviceaccount.com.evil.example', 1],
  ['svc@evil.example#.iam.gserviceaccount.com', 1],
  ['@lending-prod.iam.gserviceaccount.com', 1],
  ['svc@-lending.iam.gserviceaccount.com', 1],
  ['svc@@lending-prod.iam.gserviceaccount.com', 1],
  ['svc@lending-prod.iamXgserviceaccount.com', 1],
  ['kyc-c\u0430ller@lending-prod.iam.gserviceaccount.com', 1],
  ['\u212Ayc-caller@lending-prod.iam.gserviceaccount.com', 1],
  [`${account},`, 2],
  [`${account},,${account}`, 2],
  [`${account};${account}`, 1],
  [`${account} ${account}`, 1],
  [`${account},person@gmail.com`, 2],
] as const) {
  test(`${JSON.stringify(text)} is refused for its account ${position}`, () => {
    assert.deepEqual(parseServiceAccounts(text), {
      refused: `account ${position} is not a service account <name>@<project>.iam.gserviceaccount.com`,
    })
  })
}

test('a list of 255 characters passes and one of 256 is refused', () => {
  const list = longest.join(',')
  assert.equal(list.length, 255)
  assert.deepEqual(parseServiceAccounts(` ${list} `), { ok: longest })
  assert.deepEqual(parseServiceAccounts(list.replace('a', 'aa')), {
    refused: 'the accounts have more than 255 characters in all',
  })
})
