/** A sentence of a finding: text between backticks is code. */
export const Words = ({ of }: { readonly of: string }) =>
	of.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
