import type { Feature } from '../../contributions/feature.ts';
import { menusWords } from '../../contributions/menus-words.ts';
import { templateActions } from './template-actions.tsx';
import { templateKind } from './template-kind.tsx';

/** Templates: their tabs, and the actions on objects that use them. */
export const templatesFeature: Feature = {
	actions: templateActions,
	menus: [
		{
			place: 'object/change',
			entries: [
				{
					text: menusWords.templates,
					children: [
						'ChooseTemplate',
						'EditTemplate',
						'separator',
						'SaveAsTemplate',
						'ReplaceWithTemplate',
						'DetachTemplateInstances',
						'ResetTemplateInstances',
					],
				},
			],
		},
	],
	kinds: { template: templateKind },
};
