export type { AutomapOptions, Automapped } from './automap/automap.ts';
export { automap } from './automap/automap.ts';
export { automapTileset } from './automap/automap-tileset.ts';
export type { AutomapIssue } from './automap/issue.ts';
export type { AutomapRules, LoadRulesOptions } from './automap/load-rules.ts';
export { loadRules } from './automap/load-rules.ts';
export type { ParseRuleMapOptions, RuleMap, RuleMapOptions } from './automap/parse-rule-map.ts';
export { parseRuleMap } from './automap/parse-rule-map.ts';
export type {
	Condition,
	OutputCell,
	OutputTarget,
	Rule,
	RuleOptions,
	RuleOutput,
	RuleOutputSet,
	Want,
} from './automap/rule.ts';
export type { RulesLine } from './automap/rules-file.ts';
export { isRulesFile, parseRulesFile } from './automap/rules-file.ts';
