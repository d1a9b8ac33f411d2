/*
 * Loads the bundle of the extension as VS Code does, with a module `vscode` that only has what the tests look at; all else is a function,
 * class or object that does nothing. Prints what the extension did, as JSON. Arguments: the bundle, and a document's name and text.
 */
const Module = require('node:module');

const [, , bundle, fileName, text] = process.argv;
const done = { languages: [], listeners: 0 };

/** Answers everything. */
const anything = (name) =>
	new Proxy(class {}, {
		get: (target, key) => {
			if (key === 'then' || key === Symbol.iterator) return undefined;
			if (key === Symbol.toPrimitive) return () => name;
			return key in target ? target[key] : anything(`${name}.${String(key)}`);
		},
		apply: () => anything(name),
		construct: () => Object.create(null),
	});

const document = { fileName, languageId: 'typescriptreact', getText: () => text };
const vscode = new Proxy(
	{
		languages: new Proxy(
			{ setTextDocumentLanguage: async (_, id) => done.languages.push(id) },
			{ get: (own, key) => own[key] ?? anything(key) },
		),
		workspace: new Proxy(
			{
				textDocuments: [document],
				workspaceFolders: undefined,
				onDidOpenTextDocument: () => {
					done.listeners++;
					return { dispose: () => {} };
				},
				getConfiguration: () => ({ get: (_, preset) => preset }),
			},
			{ get: (own, key) => (key in own ? own[key] : anything(key)) },
		),
	},
	{ get: (own, key) => own[key] ?? anything(String(key)) },
);

const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));
const { activate, deactivate } = require(bundle);
done.exports = [typeof activate, typeof deactivate];
const context = { subscriptions: [], asAbsolutePath: (path) => path };
const print = () => process.stdout.write(JSON.stringify({ ...done, subscriptions: context.subscriptions.length }), () => process.exit(0));
// The client cannot start without a real VS Code; what the extension does before that is what is looked at.
activate(context).catch(print);
setTimeout(print, 10_000);
