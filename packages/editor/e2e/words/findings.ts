import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The things that somebody sees and does in the panel of findings. */
export interface FindingsWords {
	/** Expects this number of findings with the text, each with a button that mends it. */
	expectMendable(message: RegExp, count: number): Promise<void>;
	/** The number of warnings, above the list. */
	expectWarnings(count: number): Promise<void>;
	/** Presses the button of the first finding with this text. */
	mend(message: RegExp): Promise<void>;
	/** Clicks on the finding with this text. */
	show(message: RegExp): Promise<void>;
	/** Presses the button that asks where the missing file is. */
	locate(message: RegExp): Promise<void>;
}

/** Opens the panel by the number of findings in the status bar, as a new user does. */
export async function findingsOn(page: Page): Promise<FindingsWords> {
	await page.getByRole('button', { name: /\d+ errors?, \d+ warnings?/ }).click();
	const rows = page.getByRole('tabpanel', { name: 'Findings', exact: true }).getByRole('listitem');
	const withText = (message: RegExp) => rows.filter({ hasText: message });
	const buttons = (message: RegExp) => withText(message).getByRole('button', { name: 'Mend', exact: true });
	return {
		async expectMendable(message, count) {
			await expect(withText(message)).toHaveCount(count);
			await expect(buttons(message)).toHaveCount(count);
		},
		expectWarnings: (count) =>
			expect(page.getByRole('button', { name: `${count} warning${count === 1 ? '' : 's'}`, exact: true })).toBeVisible(),
		locate: (message) => withText(message).getByRole('button', { name: 'Locate Files…' }).click(),
		show: (message) => withText(message).getByRole('button', { name: message }).click(),
		mend: (message) => buttons(message).first().click(),
	};
}
