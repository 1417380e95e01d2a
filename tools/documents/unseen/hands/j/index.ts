import type { Hand, UnseenLayout } from '../../layout.ts'
import { mutualCurrentAccount } from './training/mutual-current-account.ts'
import { neobankFlow } from './training/neobank-flow.ts'
import { postalTwoAccounts } from './training/postal-two-accounts.ts'

const training: readonly UnseenLayout[] = [mutualCurrentAccount, neobankFlow, postalTwoAccounts]

/** Papers of France: banks, payrolls, suppliers, the tax office, landlords, insurers, and what people upload by mistake. */
export const hand: Hand = { name: 'j', training, open: [], sealed: [] }
