#!/usr/bin/env node
// This file is not built, so npm can link the command before the build.
require('../dist/main.cjs');
