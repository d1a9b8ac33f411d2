#!/usr/bin/env node
// This file is not built, so npm can link the command before the build.
import '../dist/main.js';
